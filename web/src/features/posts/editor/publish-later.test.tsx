import { waitingTexts } from '@schema/rules/device/waiting-texts';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deedStore } from '@/core/outbox/deeds';
import WaitingNotice from '@/features/waiting';
import { post } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { fillCrisp, openAddPost, press, put, type } from '@/testing/writing';
import { aboveHeaderId } from '@/ui';
import AddPostPage from '../pages/AddPostPage';
import { publishWaiting } from './submit/publish-later';

afterEach(() => localStorage.clear());

const add = () => press('Add Experience');
const noLine = () => {
  throw new TypeError('Failed to fetch');
};
const savedAt = '2025-03-01T09:00:00.000Z';
const stored = (kind: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${kind}:`));
const published = (over: object = {}) => ({
  publishPost: post('new', { companyName: 'Zoho', editedAt: null, ...over } as object),
});

/** A post is sent without a line, and the page is left. */
async function publishWithoutLine(): Promise<{ key: string }> {
  const { sent, unmount } = await openAddPost(AddPostPage, { answers: { PublishPost: noLine } });
  await fillCrisp();
  await add();
  await press('Submit Post');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(screen.getByText(waitingTexts.postAside(false))).toBeInTheDocument();
  unmount();
  return sent('PublishPost')[0] as { key: string };
}

/** The next visit, somewhere else. */
function openAgain(answers: Parameters<typeof open>[1]['answers']) {
  document.body.append(Object.assign(document.createElement('div'), { id: aboveHeaderId }));
  return open(WaitingNotice, { path: '/bookmarks', answers });
}

test('a post that waits goes under the key of the try before, and is not looked for by its words', async () => {
  const first = await publishWithoutLine();
  const { sent } = openAgain({ PublishPost: () => published() });
  await waitFor(() => expect(stored('deed')).toEqual([]));
  expect(sent('PublishPost')).toEqual([first]);
  expect(sent('OwnPost')).toEqual([]);
  expect(sent('UpdatePost')).toEqual([]);
  expect(stored('add-post')).toEqual([]);
});

test('another post of the company with the same words is a refusal: the draft stays', async () => {
  await publishWithoutLine();
  openAgain({
    PublishPost: () => {
      throw refusal('CONFLICT', postTexts.conflict);
    },
  });
  await waitFor(() => expect(localStorage.getItem(stored('deed')[0] ?? '')).toContain('already'));
  expect(stored('add-post')).toHaveLength(1);
});

test('what is written after a lost answer is an edit of the same post', async () => {
  let isAway = true;
  const { sent } = await openAddPost(AddPostPage, {
    answers: {
      PublishPost: () => {
        if (isAway) throw refusal('INTERNAL_SERVER_ERROR', 'lost');
        return published();
      },
      UpdatePost: () => ({ updatePost: post('new', { companyName: 'Zoho' } as object) }),
    },
  });
  await fillCrisp();
  await add();
  await press('Submit Post');
  expect(await screen.findByText('lost')).toBeInTheDocument();
  await put(screen.getByLabelText(/in one line/), ' Really.');
  isAway = false;
  await add();
  await press('Submit Post');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  const [first, second] = sent('PublishPost') as { key: string }[];
  expect(second?.key).toBe(first?.key);
  expect(sent('UpdatePost')).toMatchObject([
    { id: 'new', input: { oneLiner: expect.stringContaining('Really.') as string } },
  ]);
});

test('the words of now take the place of what waits, under the same key', async () => {
  const first = await publishWithoutLine();
  const { sent } = await openAddPost(AddPostPage, {
    answers: {
      PublishPost: () => published(),
      UpdatePost: () => ({ updatePost: post('new', { companyName: 'Zoho' } as object) }),
    },
  });
  await put(screen.getByLabelText(/in one line/), ' Really.');
  await add();
  await press('Submit Post');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(sent('PublishPost')).toMatchObject([{ key: first.key }]);
  expect(sent('UpdatePost')).toHaveLength(1);
  expect(stored('deed')).toEqual([]);
});

/** The form is opened once more, and left again with what was typed. */
async function typeSince(words: string) {
  const { unmount } = await openAddPost(AddPostPage, { answers: { SaveDraft: noLine } });
  if (words) await put(screen.getByLabelText(/in one line/), words);
  unmount();
}

test.each([
  ['was typed since it was put aside', () => typeSince(' Typed since.'), 'Typed since.'],
  [
    'stands in a box and is not added yet',
    async () => {
      const { unmount } = await openAddPost(AddPostPage, { answers: { SaveDraft: noLine } });
      await press(/^Hashtags Optional/);
      await type('Add hashtags', 'boxed');
      unmount();
    },
    'boxed',
  ],
])('what %s stays, as unpublished changes of the post', async (_what, act, words) => {
  await publishWithoutLine();
  await act();
  openAgain({ PublishPost: () => published({ createdAt: '2025-03-01T10:00:00.000Z' }) });
  await waitFor(() => expect(stored('deed')).toEqual([]));
  expect(await screen.findByText(postTexts.publishedWithout)).toBeInTheDocument();
  expect(stored('add-post')).toEqual([]);
  const [name = ''] = stored('edit-post');
  expect(name).toMatch(/:new$/);
  const kept = localStorage.getItem(name);
  expect(kept).toContain(words);
  expect(JSON.parse(kept ?? '')).toMatchObject({ base: '2025-03-01T10:00:00.000Z' });
});

test('a form that was opened since, and says the same, ends with its draft', async () => {
  await publishWithoutLine();
  const { sent, unmount } = await openAddPost(AddPostPage, {
    answers: { SaveDraft: () => ({ saveDraft: { __typename: 'PostDraft', id: 'd', savedAt } }) },
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent('SaveDraft')).toHaveLength(1));
  unmount();
  openAgain({ PublishPost: () => published() });
  await waitFor(() => expect(stored('deed')).toEqual([]));
  await waitFor(() => expect(stored('add-post')).toEqual([]));
  expect(stored('edit-post')).toEqual([]);
});

test('what is sent from a form that was open meanwhile is an edit of what arrived', async () => {
  const first = await publishWithoutLine();
  const { sent, client } = await openAddPost(AddPostPage, {
    answers: {
      SaveDraft: noLine,
      PublishPost: () => published(),
      UpdatePost: () => ({ updatePost: post('new', { companyName: 'Zoho' } as object) }),
    },
  });
  await put(screen.getByLabelText(/in one line/), ' Typed since.');
  await waitFor(() => expect(localStorage.getItem(stored('add-post')[0] ?? '')).toContain('since'));
  const [deed] = deedStore('me').read();
  if (deed) await publishWaiting(client, 'me', deed);
  deedStore('me').remove(deed?.key ?? '');
  expect(stored('edit-post')).toHaveLength(1);
  await add();
  await press('Submit Post');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(sent('PublishPost')).toMatchObject([{ key: first.key }, { key: first.key }]);
  expect(sent('UpdatePost')).toMatchObject([
    { id: 'new', input: { oneLiner: expect.stringContaining('Typed since.') as string } },
  ]);
  // They are no unpublished changes any more.
  expect([...stored('add-post'), ...stored('edit-post')]).toEqual([]);
});

test('a form that is opened after it arrived is no edit of it', async () => {
  const first = await publishWithoutLine();
  openAgain({ PublishPost: () => published() });
  await waitFor(() => expect(stored('deed')).toEqual([]));
  const { sent } = await openAddPost(AddPostPage, { answers: { PublishPost: () => published() } });
  await fillCrisp();
  await add();
  await press('Submit Post');
  await waitFor(() => expect(sent('PublishPost')).toHaveLength(1));
  expect(sent('PublishPost')).not.toMatchObject([{ key: first.key }]);
});
