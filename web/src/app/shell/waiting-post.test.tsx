import { postTexts } from '@schema/rules/posts/posts-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import AddPostPage from '@/features/posts/pages/AddPostPage';
import WaitingNotice from '@/features/waiting';
import { post } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { fillCrisp, openAddPost, press } from '@/testing/writing';
import { aboveHeaderId } from '@/ui';

/** As in the shell, it stands there before what is shown in it. */
const aboveHeader = Object.assign(document.createElement('div'), { id: aboveHeaderId });
beforeEach(() => document.body.append(aboveHeader));
afterEach(() => {
  aboveHeader.remove();
  localStorage.clear();
});
const notice = () => screen.getAllByRole('status').find((one) => /thing/.test(one.textContent));

/** Publishes from the form without a line, and closes the page. */
async function publishAway(fill = fillCrisp): Promise<object> {
  const { sent, unmount } = await openAddPost(AddPostPage, {
    answers: {
      OwnPost: () => ({ ownPost: null }),
      PublishPost: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await fill();
  await press('Add Experience');
  const preview = within(await screen.findByRole('dialog', { name: 'Post Preview' }));
  await userEvent.click(preview.getByRole('button', { name: 'Submit Post' }));
  // Nothing is wrong with it: the person goes on.
  await screen.findByText('At /feed');
  expect(screen.getByText(/your experience is kept on this device/)).toBeInTheDocument();
  expect(screen.queryByText(postTexts.submitFailed)).not.toBeInTheDocument();
  const [tried] = sent('PublishPost');
  unmount();
  return tried ?? {};
}

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('add-post:'));

test('a post that is published without a line waits, goes once by itself, and its draft with it', async () => {
  const tried = await publishAway();
  expect(drafts()).toHaveLength(1);
  const { sent } = open(WaitingNotice, {
    path: '/feed',
    answers: { PublishPost: () => ({ publishPost: post('new') }) },
  });
  await waitFor(() => expect(sent('PublishPost')).toEqual([tried]));
  expect(await screen.findByText(postTexts.published)).toBeInTheDocument();
  await waitFor(() => expect(notice()).toBeUndefined());
  expect(drafts()).toEqual([]);
});

test('one that had arrived is not told to be refused; another of the same company and role is', async () => {
  for (const isOwn of [true, false]) {
    await publishAway();
    const { unmount } = open(WaitingNotice, {
      path: '/feed',
      answers: {
        // What arrived under the same key is answered in its place.
        PublishPost: () => {
          if (!isOwn) throw refusal('CONFLICT', postTexts.conflict);
          return { publishPost: post('p1') };
        },
      },
    });
    if (isOwn) await waitFor(() => expect(drafts()).toEqual([]));
    else await waitFor(() => expect(notice()).toHaveTextContent('1 thing could not be sent'));
    expect(drafts()).toHaveLength(isOwn ? 0 : 1);
    unmount();
  }
});

test('one that was corrected while it waited is not taken for the earlier try: the draft stays', async () => {
  await publishAway();
  const corrected = (await publishAway(async () => {
    await userEvent.type(await screen.findByLabelText(/The company in one line/), ' Since 1999.');
  })) as { input?: { oneLiner: string } };
  const answered = { ...post('p1'), oneLiner: corrected.input?.oneLiner };
  open(WaitingNotice, {
    path: '/feed',
    answers: {
      PublishPost: () => {
        throw refusal('CONFLICT', postTexts.conflict);
      },
      OwnPost: () => ({ ownPost: 'p1' }),
      OwnPostReading: () => ({ post: { __typename: 'Post', id: 'p1' } }),
      PostPage: () => ({ post: answered }),
    },
  });
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing could not be sent'));
  expect(drafts()).toHaveLength(1);
});
