import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BookmarksDocument } from '@/generated/documents';
import { connection, person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { BookmarkButton } from '.';
import BookmarksPage from './pages/BookmarksPage';

type Options = Partial<Parameters<typeof open>[1]>;
type Type = 'Post' | 'Profile' | 'JobOpening';

const mark = (type: Type, refId: string, isBookmarked: boolean) => ({
  __typename: 'BookmarkMark',
  id: `${type}:${refId}`,
  isBookmarked,
  folderId: null,
  post:
    type === 'Post' ? { __typename: 'PostViewer', id: refId, hasBookmarked: isBookmarked } : null,
  profile:
    type === 'Profile'
      ? { __typename: 'ProfileViewer', id: refId, hasBookmarked: isBookmarked }
      : null,
  job:
    type === 'JobOpening'
      ? { __typename: 'JobViewer', id: refId, hasBookmarked: isBookmarked }
      : null,
});
const bookmark = (type: Type, refId: string, over: object = {}) => ({
  __typename: 'Bookmark',
  id: `b-${refId}`,
  type,
  refId,
  createdAt: '2026-01-05T10:00:00.000Z',
  mark: mark(type, refId, true),
  post:
    type === 'Post'
      ? {
          __typename: 'PostCard',
          id: refId,
          companyName: `Company ${refId}`,
          role: 'SDE',
          logo: null,
          experienceType: 'fulltime',
          interviewYear: 2024,
          oneLiner: 'x'.repeat(80),
          ...over,
        }
      : null,
  profile:
    type === 'Profile'
      ? { __typename: 'ProfileCard', id: refId, bio: null, user: person(refId), ...over }
      : null,
  job:
    type === 'JobOpening'
      ? {
          __typename: 'JobOpening',
          id: refId,
          companyName: 'Zoho',
          role: `Role ${refId}`,
          companyLogoUrl: null,
          jobType: 'intern',
          jobLocation: 'remote',
          ctc: null,
          deadline: null,
          isOpen: false,
          applicationLink: 'https://jobs.example/1',
          jobDescription: null,
          ...over,
        }
      : null,
});
const list = (nodes: object[], endCursor: string | null = null) => ({
  bookmarks: connection('BookmarkConnection', nodes, endCursor),
});
/** Of openings there are none, unless the story is about them. */
const openList = (
  of: (type: Type, after: unknown) => object,
  { answers, jobs = [], ...rest }: Options & { jobs?: object[] } = {},
) =>
  open(BookmarksPage, {
    path: '/bookmarks',
    answers: {
      BookmarkFolders: () => ({ bookmarkFolders: [] }),
      Bookmarks: ({ type, after }) =>
        type === 'JobOpening' && jobs.length === 0
          ? list([])
          : type === 'JobOpening'
            ? list(jobs)
            : of(type as Type, after),
      AddBookmark: ({ type, refId }) => ({ bookmark: mark(type as Type, refId as string, true) }),
      RemoveBookmark: ({ type, refId }) => ({
        removeBookmark: mark(type as Type, refId as string, false),
      }),
      ...answers,
    },
    ...rest,
  });
const kept = ({ cache }: ReturnType<typeof open>['client']) =>
  cache.extract() as Record<string, object>;
const both = (type: Type) =>
  list(type === 'Post' ? [bookmark('Post', 'p1')] : [bookmark('Profile', 'u1')]);

test('openings stand in a group of their own, with what is over', async () => {
  openList(both, { jobs: [bookmark('JobOpening', 'j1')] });
  const region = await screen.findByRole('region', { name: 'Job Openings' });
  const jobs = within(region);
  expect(jobs.getByRole('link', { name: 'Role j1' })).toHaveAttribute('href', '/job/j1');
  expect(jobs.getByText('Zoho · Intern · Remote · Closed')).toBeInTheDocument();
  expect(jobs.getByText('Not Disclosed')).toBeInTheDocument();
  // Its company's tile, as on the board.
  expect(region.querySelector('[data-initials="Z"]')).toBeInTheDocument();
});

test('of an open opening the row leads to where one applies, and counts it', async () => {
  const { sent } = openList(both, {
    jobs: [bookmark('JobOpening', 'j1', { isOpen: true }), bookmark('JobOpening', 'j2')],
    answers: {
      ApplyToJob: () => {
        throw refusal('UNAVAILABLE', '');
      },
    },
  });
  const link = await screen.findByRole('link', { name: 'Apply: Role j1' });
  expect(link).toHaveAttribute('href', 'https://jobs.example/1');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.queryByRole('link', { name: 'Apply: Role j2' })).not.toBeInTheDocument();
  await userEvent.click(link);
  expect(sent('ApplyToJob')).toEqual([{ id: 'j1' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Role j1' }));
  expect(screen.queryByRole('link', { name: 'Apply: Role j1' })).not.toBeInTheDocument();
});

test('a next page that does not come says so, and is tried again', async () => {
  let fails = true;
  openList((type, after) => {
    if (type === 'Profile') return list([]);
    if (!after) return list([bookmark('Post', 'p1')], 'c1');
    if (fails) throw new TypeError('Failed to fetch');
    return list([bookmark('Post', 'p2')]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookmarks');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Company p2' })).toBeInTheDocument();
});

test('groups posts and profiles, each leading to its page, with a preview of 50 characters', async () => {
  openList(both);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'My Bookmarks' }),
  ).toBeInTheDocument();
  const posts = within(await screen.findByRole('region', { name: 'Posts' }));
  expect(posts.getByRole('link', { name: 'Company p1' })).toHaveAttribute('href', '/post/p1');
  expect(posts.getByText(/^x+…$/).textContent).toHaveLength(50);
  const profiles = within(screen.getByRole('region', { name: 'Profiles' }));
  expect(profiles.getByRole('link', { name: 'Person u1' })).toHaveAttribute('href', '/profile/u1');
  expect(profiles.getByText('No bio provided')).toBeInTheDocument();
  expect(screen.queryByText('Job Openings')).not.toBeInTheDocument();
});

test('a removed one keeps its place with the way back', async () => {
  const { sent } = openList(both);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Company p1' }));
  expect(screen.getByText('Bookmark removed!')).toBeInTheDocument();
  expect(sent('RemoveBookmark')).toEqual([{ type: 'Post', refId: 'p1' }]);
  const undo = screen.getByRole('button', { name: 'Undo Company p1' });
  await waitFor(async () => {
    await userEvent.click(undo);
    expect(sent('AddBookmark')).toEqual([{ type: 'Post', refId: 'p1' }]);
  });
  expect(await screen.findByRole('button', { name: 'Remove Company p1' })).toBeInTheDocument();
  expect(sent('Bookmarks')).toHaveLength(3);
});

test('Undo that is pressed before the removal was answered follows it', async () => {
  let answer = () => {};
  const removal = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { sent } = openList(both, {
    answers: {
      RemoveBookmark: async ({ type, refId }) => {
        await removal;
        return { removeBookmark: mark(type as Type, refId as string, false) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Company p1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo Company p1' }));
  expect(sent('AddBookmark')).toEqual([]);
  answer();
  expect(await screen.findByRole('button', { name: 'Remove Company p1' })).toBeInTheDocument();
  expect(sent('AddBookmark')).toEqual([{ type: 'Post', refId: 'p1' }]);
});

test('what the server refuses to remove stands there again, with the reason', async () => {
  openList(both, {
    answers: {
      RemoveBookmark: () => {
        throw new Error('Refused');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Person u1' }));
  expect(await screen.findByText('Error removing bookmark')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Person u1' })).toBeInTheDocument();
});

test('grows page by page', async () => {
  openList((type, after) =>
    type === 'Profile'
      ? list([])
      : after
        ? list([bookmark('Post', 'p2')])
        : list([bookmark('Post', 'p1')], 'c1'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByRole('link', { name: 'Company p2' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Company p1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Profiles' })).not.toBeInTheDocument();
});

test('nothing put aside yet says how to begin', async () => {
  openList(() => list([]));
  expect(await screen.findByRole('link', { name: 'Find experiences' })).toHaveAttribute(
    'href',
    '/feed?tab=experiencia',
  );
});

test('a group that fails leaves the other standing, and is tried again', async () => {
  let fails = true;
  openList((type) => {
    if (type === 'Profile' && fails) throw new TypeError('Failed to fetch');
    return both(type);
  });
  expect(await screen.findByRole('link', { name: 'Company p1' })).toBeInTheDocument();
  expect(screen.getByText('Error loading bookmarks')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Person u1' })).toBeInTheDocument();
});

test('nothing at all could be loaded', async () => {
  const fail = () => {
    throw new TypeError('Failed to fetch');
  };
  openList(fail, { answers: { Bookmarks: fail } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookmarks');
});

test('the unverified are told to verify, and nothing is asked for', async () => {
  const { sent } = openList(both, { me: viewer({ role: 'mentee', isMember: false }) });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Verification Required' }),
  ).toBeInTheDocument();
  expect(sent('Bookmarks')).toEqual([]);
});

test('visitors sign in first', async () => {
  openList(both, { me: null });
  expect(await screen.findByText('At /signin')).toBeInTheDocument();
});

test('bookmarking elsewhere is told, and the list is asked for anew', async () => {
  const { client, sent } = open(
    () => <BookmarkButton type="Profile" refId="u9" isBookmarked={false} look="icon" />,
    {
      path: '/profile/u9',
      answers: { AddBookmark: () => ({ bookmark: mark('Profile', 'u9', true) }) },
    },
  );
  const variables = { type: 'Profile' as const, first: 20 };
  client.writeQuery({ query: BookmarksDocument, variables, data: both('Profile') as never });
  await userEvent.click(await screen.findByRole('button', { name: 'Bookmark profile' }));
  expect(await screen.findByText('Bookmark added!')).toBeInTheDocument();
  expect(sent('AddBookmark')).toEqual([{ type: 'Profile', refId: 'u9' }]);
  expect(client.readQuery({ query: BookmarksDocument, variables })).toBeNull();
  expect(kept(client)['ProfileViewer:u9']).toMatchObject({ hasBookmarked: true });
});

test('a refused bookmark is taken back with the reason', async () => {
  const { client } = open(
    () => <BookmarkButton type="Post" refId="p9" isBookmarked={false} look="button" />,
    {
      path: '/post/p9',
      answers: {
        AddBookmark: () => {
          throw refusal('NOT_FOUND', 'Post not found');
        },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Bookmark' }));
  expect(await screen.findByText('Post not found')).toBeInTheDocument();
  expect(kept(client)['PostViewer:p9']).toBeUndefined();
});
