import { expect, it } from 'vitest';
import { copyPage } from './copy-page.ts';

async function* rows(...all: object[]) {
  yield* await Promise.resolve(all);
}

it('puts what people look for first, says values in words and puts messages to their conversation', async () => {
  const parts = new Map([
    ['account', () => rows({ isVerified: true, years: [2020, 2021], at: new Date(0) })],
    ['conversations', () => rows({ id: 'c1', name: null, with: 'Asha' }, { id: 'c2', name: 'Us' })],
    [
      'messages',
      () =>
        rows(
          { conversationId: 'c1', content: 'one' },
          { conversationId: 'c2', content: 'two' },
          { conversationId: 'c1', content: 'three' },
        ),
    ],
    ['calls', () => rows()],
    ['profile', () => rows({ seen: '2026-11-23T10:05:00.000Z', contact: { city: 'Pune' } })],
  ]);
  let page = '';
  for await (const piece of copyPage({ college: 'C', at: new Date(0) }, parts, [])) page += piece;
  const titles = [...page.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Profile',
    'Messages',
    'Account',
    'Conversations',
    'What you uploaded',
    'Nothing is kept of',
  ]);
  for (const value of [
    'Yes',
    '2020, 2021',
    '1 Jan 1970, 00:00',
    '23 Nov 2026, 10:05',
    'City: Pune',
  ])
    expect(page).toContain(`<dd>${value}</dd>`);
  const order = ['<h2>Asha', '>one<', '>three<', '<h2>Us', '>two<'].map((words) =>
    page.indexOf(words),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(page).toContain('<p>Calls</p>');
});
