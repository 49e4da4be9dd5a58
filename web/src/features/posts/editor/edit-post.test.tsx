import { postTexts } from '@schema/rules/posts-texts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { post } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { press, put, type } from '@/testing/writing';
import { PostMenu } from '../page/PostMenu';
import EditPostPage from '../pages/EditPostPage';

const round = { __typename: 'StoryRound', name: 'HR', description: 'Trains.', questionLinks: [] };
const own = (over: object = {}) =>
  post('p1', {
    postType: 'story',
    companyName: 'Zoho',
    role: 'MTS',
    viewerCanEdit: true,
    numberOfRounds: 1,
    location: null,
    finalPlacementCount: null,
    resumeLink: null,
    resume: null,
    preparationTips: 'Old papers',
    preparationTime: null,
    finalNotes: null,
    topicsWeightage: null,
    onlineAssessment: null,
    rounds: [],
    storyRounds: [round],
    additionalQuestions: [],
    materialLinks: [],
    materialFiles: [],
    attachmentsCount: 0,
    ...over,
  } as object);
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
