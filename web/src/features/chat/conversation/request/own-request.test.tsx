import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  asked,
  beginMeasuring,
  changed,
  endMeasuring,
  happened,
  openChatOn,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from '../../pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

test('who asked corrects the note, and a failure loses nothing of it', async () => {
  let isDown = true;
  const { sent } = openChatOn(Everything, asked(true), {
    answers: {
      EditRequestNote: ({ note }) => {
        if (isDown) throw new Error('The line is lost');
        return { editRequestNote: asked(true, {}, { note }) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the note' }));
  const note = screen.getByRole('textbox', { name: 'Your note' });
  expect(note).toHaveValue('About Zoho?');
  await userEvent.type(note, ' Only ten minutes.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The note could not be saved.')).toBeInTheDocument();
  expect(note).toHaveValue('About Zoho? Only ten minutes.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Correct the note' })).toBeInTheDocument();
  expect(sent('EditRequestNote').at(-1)).toEqual({
    conversationId: 'c1',
    note: 'About Zoho? Only ten minutes.',
  });
});

test('who asked takes the request back after a question, and reads from when they may ask again', async () => {
  openChatOn(Everything, asked(true), {
    answers: {
      WithdrawRequest: () => ({
        withdrawRequest: asked(
          true,
          { status: 'withdrawn' },
          { askAgainAt: '2126-01-06T10:00:00.000Z' },
        ),
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take the request back' }));
  const question = await screen.findByRole('dialog', { name: 'Take this request back?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Take the request back' }));
  // Its page and its row in the list say it in the same words.
  await waitFor(() => expect(screen.getAllByText('You took this request back.')).toHaveLength(2));
  expect(screen.queryByText('This request was taken back.')).not.toBeInTheDocument();
  expect(screen.getByText(/You can ask again from/)).toBeInTheDocument();
});

test('who was asked reports the note', async () => {
  const { sent } = openChatOn(Everything, asked(false), {
    answers: { Report: () => ({ report: true }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report the note' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(
    within(dialog).getByLabelText('What is wrong with it?'),
    'Harassment or insults',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/Thank/)).toBeInTheDocument();
  expect(sent('Report')).toMatchObject([{ type: 'chatRequest', id: 'c1' }]);
});

test('what is taken back goes out of the list of who was asked, and says nothing of a note', async () => {
  const gone = asked(false, { status: 'withdrawn' }, { note: null });
  let row = asked(false);
  const { emit } = openChatOn(Everything, row, {
    answers: { Conversation: () => ({ conversation: row }) },
  });
  const list = await screen.findByRole('list', { name: 'Messages' });
  expect(within(list).getByText('Asha Rao')).toBeInTheDocument();
  row = gone;
  act(() => emit('ConversationsChanged', changed({ conversation: gone })));
  act(() => emit('ConversationChanged', happened({ isStale: true })));
  expect(await screen.findByText('This request was taken back.')).toBeInTheDocument();
  expect(screen.queryByText('No note came with it.')).not.toBeInTheDocument();
  await waitFor(() => expect(list).not.toBeInTheDocument());
});
