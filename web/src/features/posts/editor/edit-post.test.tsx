import { waitingTexts } from '@schema/rules/device/waiting-texts';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import WaitingNotice from '@/features/waiting';
import { open, refusal } from '@/testing/open';
import { ownStory as own } from '@/testing/rooms/posts';
import { press, put, type } from '@/testing/writing';
import { aboveHeaderId } from '@/ui';
import { PostMenu } from '../page/actions/PostMenu';
import EditPostPage from '../pages/EditPostPage';

afterEach(() => localStorage.clear());

const openEdit = (found: object, answers = {}) =>
  open(EditPostPage, {
    path: '/edit-post/:id',
    at: '/edit-post/p1',
    answers: { EditPost: () => ({ post: found }), ...answers },
  });

test('all that was told stands in the form; Update Post sends the whole of it, and the post shows it', async () => {
  const { sent, router } = openEdit(own(), {
    UpdatePost: () => ({
      updatePost: own({ companyName: 'Zoho Corp', editedAt: '2026-02-01T10:00:00.000Z' }),
    }),
  });
  expect(await screen.findByLabelText('Preparation tips')).toHaveValue('Old papers');
  expect(screen.getByLabelText(/^Description/)).toHaveValue('Trains.');
  expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
  await put(screen.getByLabelText(/Company name/), ' Corp');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Zoho Corp interview');
  await press('Update Post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/post/p1'));
  expect(sent('UpdatePost')).toMatchObject([
    {
      id: 'p1',
      input: {
        companyName: 'Zoho Corp',
        role: 'MTS',
        postType: 'story',
        preparationTips: 'Old papers',
        storyRounds: [{ name: 'HR', description: 'Trains.' }],
      },
    },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('edit-post:'))).toEqual([]);
});

test('what the other template would hide is kept and shown', async () => {
  const { sent } = openEdit(own({ location: 'Pune', finalPlacementCount: 3 }), {
    UpdatePost: () => ({ updatePost: own() }),
  });
  expect(await screen.findByLabelText(/Job location/)).toHaveValue('Pune');
  await press('Update Post');
  await waitFor(() =>
    expect(sent('UpdatePost')).toMatchObject([
      { input: { location: 'Pune', finalPlacementCount: 3 } },
    ]),
  );
});

test('a refusal is told, and the words stay', async () => {
  openEdit(own(), {
    UpdatePost: () => {
      throw refusal('CONFLICT', 'duplicate');
    },
  });
  await screen.findByLabelText('Preparation tips');
  await press(/^Final Notes Optional/);
  await type(/^Final notes/, 'Sleep well');
  await press('Update Post');
  expect(await screen.findByText(postTexts.conflict)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Final notes/)).toHaveValue('Sleep well');
});

/** When the post of this test was published: what the page knows of versions outlives a test. */
let createdAt = '';
let posts = 0;
beforeEach(() => {
  posts += 1;
  createdAt = new Date(Date.UTC(2026, 0, posts)).toISOString();
});
const written = (over: object = {}) => own({ createdAt, ...over });
const monday = '2026-02-02T10:00:00.000Z';
const edited = (over: object = {}) => ({ updatePost: written({ editedAt: monday, ...over }) });
const WithNotice = () => (
  <>
    <EditPostPage />
    <WaitingNotice />
  </>
);
const stored = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('edit-post:') || key.includes('deed'));
const noLine = () => {
  throw new TypeError('Failed to fetch');
};
const waits = () =>
  screen.getAllByRole('status').find((one) => one.textContent.includes('1 thing waits'));

/** An edit is sent without a line, and the page is left. */
async function editWithoutLine(): Promise<unknown> {
  const { sent, router, unmount } = openEdit(written(), { UpdatePost: noLine });
  await put(await screen.findByLabelText('Preparation tips'), ', and new ones');
  await press('Update Post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/post/p1'));
  expect(screen.getByText(waitingTexts.editAside(false))).toBeInTheDocument();
  unmount();
  return sent('UpdatePost')[0];
}

/** The next visit, with the server's answers. */
const openAgain = (found: object, answers: object = {}, page: ComponentType = WithNotice) => {
  document.body.append(Object.assign(document.createElement('div'), { id: aboveHeaderId }));
  return open(page, {
    path: '/edit-post/:id',
    at: '/edit-post/p1',
    answers: { EditPost: () => ({ post: found }), ...answers },
  });
};

test('an edit without a line waits, goes once under its key after a reload, and leaves nothing', async () => {
  const first = await editWithoutLine();
  expect(first).toMatchObject({ basedOn: createdAt });
  const { sent } = openAgain(written(), { UpdatePost: () => edited() });
  expect(await screen.findByText(postTexts.ownUpdated)).toBeInTheDocument();
  expect(sent('UpdatePost')).toEqual([first]);
  await waitFor(() => expect(waits()).toBeUndefined());
  expect(stored()).toEqual([]);
});

test('words typed after an edit was put aside stay, and go on from what arrived', async () => {
  await editWithoutLine();
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('edit-post:'));
  const draft = JSON.parse(localStorage.getItem(key) ?? '') as { at: number; values: object };
  const typed = { ...draft, at: draft.at + 1, values: { ...draft.values, finalNotes: 'Sleep' } };
  localStorage.setItem(key, JSON.stringify(typed));
  openAgain(written(), { UpdatePost: () => edited() }, WaitingNotice);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...typed, base: monday }),
  );
});

test('a form that is open while its waiting edit goes is no second version', async () => {
  await editWithoutLine();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { sent, router } = openAgain(written(), { UpdatePost: () => asked.then(() => edited()) });
  const tips = await screen.findByLabelText('Preparation tips');
  answer();
  await waitFor(() => expect(stored().filter((key) => key.includes('deed'))).toEqual([]));
  await put(tips, '!');
  await press('Update Post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/post/p1'));
  expect(sent('UpdatePost').at(-1)).toMatchObject({
    basedOn: monday,
    input: { preparationTips: 'Old papers, and new ones!' },
  });
});

test('an edit that meets another one waits for its writer, who sees both and chooses', async () => {
  await editWithoutLine();
  const theirs = written({ editedAt: monday, preparationTips: 'From the phone' });
  let isKnown = false;
  const { sent } = openAgain(theirs, {
    UpdatePost: ({ basedOn }: Record<string, unknown>) => {
      isKnown = basedOn === monday;
      if (!isKnown) throw refusal('CONFLICT', postTexts.changedElsewhere);
      return edited();
    },
  });
  expect(await screen.findByText(/changed on another device meanwhile. Look/)).toBeInTheDocument();
  expect(await screen.findByLabelText('Preparation tips')).toHaveValue('Old papers, and new ones');
  expect(screen.getByRole('link', { name: 'The published version' })).toHaveAttribute(
    'href',
    '/post/p1',
  );
  const before = sent('UpdatePost').length;
  await press('Update Post');
  expect(sent('UpdatePost')).toHaveLength(before);
  await press('Use the published version');
  expect(screen.getByLabelText('Preparation tips')).toHaveValue('From the phone');
  expect(stored().filter((key) => key.includes('deed'))).toEqual([]);
});

test('an edit over what somebody wrote meanwhile is offered both, and goes once it is chosen', async () => {
  let post = written();
  const { sent, router } = openEdit(written(), {
    EditPost: () => ({ post }),
    UpdatePost: ({ basedOn }: Record<string, unknown>) => {
      if (basedOn !== monday) throw refusal('CONFLICT', postTexts.changedElsewhere);
      return edited();
    },
  });
  await put(await screen.findByLabelText('Preparation tips'), ', and new ones');
  post = written({ editedAt: monday, preparationTips: 'From the phone' });
  await press('Update Post');
  expect(
    await screen.findByText('This experience was changed on another device meanwhile'),
  ).toBeInTheDocument();
  expect(screen.queryByText(postTexts.conflict)).not.toBeInTheDocument();
  await press('Keep what is here');
  await press('Update Post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/post/p1'));
  expect(sent('UpdatePost')).toMatchObject([
    { input: { preparationTips: 'Old papers, and new ones' } },
    { basedOn: monday, input: { preparationTips: 'Old papers, and new ones' } },
  ]);
});

test('a choice that was not made is asked for again at the next visit', async () => {
  await editWithoutLine();
  const theirs = written({ editedAt: monday, preparationTips: 'From the phone' });
  const { unmount } = openEdit(theirs);
  await put(await screen.findByLabelText('Preparation tips'), '!');
  unmount();
  openEdit(theirs);
  expect(await screen.findByLabelText('Preparation tips')).toHaveValue('Old papers, and new ones!');
  expect(screen.getByRole('button', { name: 'Use the published version' })).toBeInTheDocument();
});

test('changes that are not updated are asked about, and wait on this device', async () => {
  openEdit(own());
  await put(await screen.findByLabelText('Preparation tips'), ', and new ones');
  await press('Back');
  expect(
    await screen.findByRole('dialog', { name: 'Leave without updating?' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Exit' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  cleanup();
  openEdit(own());
  expect(await screen.findByLabelText('Preparation tips')).toHaveValue('Old papers, and new ones');
});

test("another's post is refused, one that is not there is told; each has a way out", async () => {
  openEdit(own({ viewerCanEdit: false }));
  expect(await screen.findByText(postTexts.notYours)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/post/p1');
  cleanup();
  open(EditPostPage, {
    path: '/edit-post/:id',
    at: '/edit-post/p1',
    answers: {
      EditPost: () => {
        throw refusal('NOT_FOUND', 'No such post');
      },
    },
  });
  expect(await screen.findByText('This experience is not here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the feed' })).toBeInTheDocument();
});

test('the author deletes a post after a question, and is told', async () => {
  const Page = () => (
    <PostMenu
      post={{ id: 'p1', companyName: 'Zoho', user: { id: 'me' } }}
      onDeleting={() => undefined}
    />
  );
  const { sent } = open(Page, {
    path: '/post/p1',
    answers: { DeletePost: () => ({ deletePost: 'p1' }) },
  });
  await press('Edit or delete');
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/edit-post/p1',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(screen.getByText(postTexts.deleted)).toBeInTheDocument();
  expect(sent('DeletePost')).toEqual([{ id: 'p1' }]);
});
