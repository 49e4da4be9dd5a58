import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import { LikeQuestions } from './components/LikeQuestions';

/** A field whose words grow far over what is compared. */
function Typing() {
  const [text, setText] = useState('How many rounds were there?');
  return (
    <>
      <button type="button" onClick={() => setText((before) => before.padEnd(6000, ' and'))}>
        More
      </button>
      <LikeQuestions postId="p1" text={text} />
    </>
  );
}

const start = (text: string, answer: () => object) =>
  open(() => <LikeQuestions postId="p1" text={text} />, {
    path: '/post/p1',
    answers: { LikeQuestions: answer },
  });

test('what was asked already is told below the field, and a press leads there', async () => {
  const { sent, router } = start('How many rounds were there?', () => ({
    likeQuestions: [
      { __typename: 'Question', id: 'q7', content: 'How many rounds?', answersCount: 2 },
    ],
  }));
  const link = await screen.findByRole('link', { name: 'How many rounds?' });
  expect(screen.getByRole('status')).toHaveTextContent('2 answers');
  expect(sent('LikeQuestions')).toEqual([{ postId: 'p1', content: 'How many rounds were there?' }]);
  await userEvent.click(link);
  expect(router.state.location.hash).toBe('#question-q7');
});

test('what is found stays while more is typed, and long words are sent as far as they are compared', async () => {
  let release: (found: object) => void = () => undefined;
  const held = new Promise<object>((resolve) => {
    release = resolve;
  });
  let answers = 0;
  const question = { __typename: 'Question', id: 'q7', content: 'How many?', answersCount: 2 };
  const { sent } = open(() => <Typing />, {
    path: '/post/p1',
    answers: {
      LikeQuestions: () => (answers++ === 0 ? { likeQuestions: [question] } : held),
    },
  });
  await screen.findByRole('link', { name: 'How many?' });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => {
    expect(sent('LikeQuestions')).toHaveLength(2);
  });
  expect((sent('LikeQuestions')[1] as { content: string }).content).toHaveLength(300);
  expect(screen.getByRole('link', { name: 'How many?' })).toBeVisible();
  release({ likeQuestions: [] });
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'How many?' })).not.toBeInTheDocument();
  });
});

test('nothing is asked for a few letters', async () => {
  const { sent } = start('How many', () => ({ likeQuestions: [] }));
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(sent('LikeQuestions')).toEqual([]);
});
