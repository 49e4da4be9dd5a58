import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { person } from '@/testing/builders';
import { open } from '@/testing/open';
import { Beginning } from './Beginning';

const openAt = (over: object) =>
  open(
    () => (
      <Beginning conversation={{ id: 'c1', type: 'dm', lastNumber: 0, canWrite: true, ...over }} />
    ),
    {
      path: '/chat/c1',
      answers: {
        ReplyTime: () => ({
          conversation: {
            __typename: 'Conversation',
            id: 'c1',
            others: [person('ravi', { repliesIn: 'day' })],
          },
        }),
      },
    },
  );

test('before the first message stands how soon the other usually replies', async () => {
  openAt({});
  expect(await screen.findByText('Usually replies within a day.')).toBeInTheDocument();
});

test.each([
  ['once something was said', { lastNumber: 1 }],
  ['in a group', { type: 'group' }],
  ['where nothing can be written', { canWrite: false }],
])('it is not asked for %s', async (_when, over) => {
  const { sent } = openAt(over);
  expect(await screen.findByText('This is where your conversation begins.')).toBeInTheDocument();
  expect(sent('ReplyTime')).toEqual([]);
});
