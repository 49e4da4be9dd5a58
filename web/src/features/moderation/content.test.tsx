import { adminTexts } from '@schema/rules/administration/admin-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { person } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { admin } from '@/testing/rooms/administration';
import ContentPage from './pages/ContentPage';

const removal = {
  __typename: 'Removal',
  id: 'r1',
  kind: 'delete',
  reason: 'Asks for money',
  createdAt: '2026-11-21T10:00:00Z',
  byName: 'Asha One',
};
const content = (over: object = {}) => ({
  __typename: 'ModeratedContent',
  id: 'j1',
  type: 'job',
  title: 'Analyst at Acme',
  text: '',
  link: '/job/j1',
  user: person('kabir', { fullName: 'Kabir Nair' }),
  profile: null,
  post: null,
  isHidden: true,
  isPinned: false,
  createdAt: '2026-11-20T10:00:00Z',
  state: 'deleted',
  removal,
  experience: null,
  opening: {
    __typename: 'JobOpening',
    id: 'j1',
    role: 'Analyst',
    companyName: 'Acme',
    companyLogoUrl: null,
    ctc: null,
    jobType: 'fte',
    duration: null,
    jobLocation: 'remote',
    specificLocation: null,
    interviewLocation: null,
    specificTo: 'everyone',
    experience: null,
    deadline: null,
    isOpen: true,
    skillsRequired: ['SQL'],
    jobDescription: 'Pay a deposit of 500 before the interview',
    applicationLink: 'https://jobs.example/1',
    fileName: null,
    fileUrl: null,
    fileError: null,
  },
  ...over,
});

test('what was deleted is read whole, with why, and shown again from there', async () => {
  let found = content();
  const { sent } = open(ContentPage, {
    path: '/admin/content/:type/:id',
    at: '/admin/content/job/j1',
    me: admin(),
    answers: {
      ModeratedContentPage: () => ({ moderatedContent: found }),
      RestoreContents: () => {
        found = content({ state: 'shown', isHidden: false, removal: null });
        return { restoreContents: [{ __typename: 'BulkResult', id: 'j1', error: null }] };
      },
    },
  });
  expect(await screen.findByText('Pay a deposit of 500 before the interview')).toBeInTheDocument();
  // Where one applies may be why it was reported: it is named, and no link.
  expect(screen.getByText(/jobs\.example/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /jobs\.example/ })).not.toBeInTheDocument();
  const standing = screen.getByRole('region', { name: 'Status' });
  expect(within(standing).getByText('Deleted')).toBeInTheDocument();
  expect(within(standing).getByText(/Asks for money/)).toBeInTheDocument();
  expect(within(standing).getByText('By Asha One')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kabir Nair' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/users/'),
  );
  await userEvent.click(within(standing).getByRole('button', { name: 'Show again' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show again' }));
  await waitFor(() => expect(sent('RestoreContents')).toEqual([{ type: 'job', ids: ['j1'] }]));
  expect(await within(standing).findByText('Shown')).toBeInTheDocument();
  expect(within(standing).getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
    'href',
    '/job/j1',
  );
});

test('the whole words of an answer stand there, and what is no kind of content is not asked for', async () => {
  const answer = content({
    id: 'a1',
    type: 'answer',
    text: `It begins well. ${'And goes on. '.repeat(40)}It ends badly.`,
    opening: null,
    post: { __typename: 'ModeratedPost', id: 'p1', title: 'Analyst at Acme' },
  });
  const { unmount } = open(ContentPage, {
    path: '/admin/content/:type/:id',
    at: '/admin/content/answer/a1',
    me: admin(),
    answers: { ModeratedContentPage: () => ({ moderatedContent: answer }) },
  });
  expect(await screen.findByText(/It ends badly\.$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Analyst at Acme' })).toHaveAttribute(
    'href',
    '/admin/content/post/p1',
  );
  unmount();
  const { sent } = open(ContentPage, {
    path: '/admin/content/:type/:id',
    at: '/admin/content/profile/a1',
    me: admin(),
  });
  expect(await screen.findByText('It is not there any more')).toBeInTheDocument();
  expect(sent('ModeratedContentPage')).toEqual([]);
});

test.each([
  ['/admin/content/post/abc', 'All posts', '/admin/posts'],
  ['/admin/content/sonnet/abc', adminTexts.title, '/admin'],
])('at %s is nothing: it is not tried again, and the way on is %s', async (at, name, href) => {
  open(ContentPage, {
    path: '/admin/content/:type/:id',
    at,
    me: admin(),
    answers: {
      ModeratedContentPage: () => {
        throw refusal('NOT_FOUND', 'It is not there any more');
      },
    },
  });
  const said = (await screen.findByText('It is not there any more')).closest('[role=status]');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument();
  expect(within(said as HTMLElement).getByRole('link', { name })).toHaveAttribute('href', href);
});
