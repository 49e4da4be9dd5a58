import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection, person } from '@/testing/builders';
import { open } from '@/testing/open';
import { superAdmin } from '@/testing/rooms/administration';
import ContentsPage from './pages/ContentsPage';

const opening = (over: object = {}) => ({
  __typename: 'ModeratedContent',
  id: 'j1',
  type: 'job',
  title: 'Software Engineer at a company with a name that is longer than fifty letters',
  text: '',
  link: '/job/j1',
  user: person('asha', { fullName: 'Asha Rao' }),
  profile: null,
  post: null,
  isHidden: false,
  isPinned: false,
  createdAt: '2026-11-20T10:00:00Z',
  state: 'shown',
  removal: null,
  ...over,
});
const contentsOf = (...nodes: object[]) => ({
  moderatedContents: connection('ModeratedContentConnection', nodes),
});

test('an opening is cut at 50 letters, pinned once, and hidden with a reason that can be undone', async () => {
  let shown = opening();
  const removed = vi.fn();
  open(ContentsPage, {
    path: '/admin/jobs',
    me: superAdmin(),
    answers: {
      ModeratedContents: () => contentsOf(shown),
      PinJob: () => ({ pinJob: 'j1' }),
      RemoveContents: (variables) => {
        removed(variables);
        shown = opening({
          state: 'hidden',
          removal: {
            __typename: 'Removal',
            id: 'r1',
            kind: 'hide',
            reason: 'Spam',
            createdAt: '2026-11-21T10:00:00Z',
            byName: 'Me',
          },
        });
        return { removeContents: [{ __typename: 'BulkResult', id: 'j1', error: null }] };
      },
      RestoreContents: () => {
        shown = opening();
        return { restoreContents: [{ __typename: 'BulkResult', id: 'j1', error: null }] };
      },
    },
  });
  expect(
    await screen.findByRole('link', {
      name: 'Software Engineer at a company with a name that is…',
    }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Pin:/ }));
  expect(await screen.findByRole('button', { name: /^Pinned:/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^Hide job opening/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spam' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
  expect(await screen.findByRole('button', { name: /^Show again/ })).toBeInTheDocument();
  expect(removed).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'job', ids: ['j1'], kind: 'hide', reason: 'Spam' }),
  );
});

test('what all are refused for stays in the dialog with the reason; another row begins anew', async () => {
  open(ContentsPage, {
    path: '/admin/jobs',
    me: superAdmin(),
    answers: {
      ModeratedContents: () =>
        contentsOf(opening(), opening({ id: 'j2', title: 'Tester', link: '/job/j2' })),
      RemoveContents: () => ({
        removeContents: [{ __typename: 'BulkResult', id: 'j1', error: 'Asha is looking at it' }],
      }),
    },
  });
  const [first, second] = await screen.findAllByRole('button', { name: /^Hide job opening/ });
  await userEvent.click(first as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  const words = within(dialog).getByRole('textbox');
  await userEvent.type(words, 'Seen before');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spam' }));
  expect(words).toHaveValue('Seen before. Spam');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
  expect(
    await within(dialog).findByText('This could not be done: Asha is looking at it'),
  ).toBeInTheDocument();
  expect(words).toHaveValue('Seen before. Spam');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(second as HTMLElement);
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('');
});

test('deleting several takes the hidden ones too, and its undo is one of removals', async () => {
  const removed = vi.fn();
  const undone = vi.fn();
  const hidden = opening({
    id: 'j2',
    state: 'hidden',
    removal: {
      __typename: 'Removal',
      id: 'r1',
      kind: 'hide',
      reason: 'Spam',
      createdAt: '2026-11-21T10:00:00Z',
      byName: 'Me',
    },
  });
  const done = (ids: string[]) => ids.map((id) => ({ __typename: 'BulkResult', id, error: null }));
  open(ContentsPage, {
    path: '/admin/jobs',
    me: superAdmin(),
    answers: {
      ModeratedContents: () => contentsOf(opening(), hidden),
      RemoveContents: ({ ids }) => {
        removed(ids);
        return { removeContents: done(ids as string[]) };
      },
      UndoRemovals: ({ ids }) => {
        undone(ids);
        return { undoRemovals: done(ids as string[]) };
      },
    },
  });
  for (const box of (await screen.findAllByRole('checkbox', { name: /job opening/ })).slice(0, 2))
    await userEvent.click(box);
  await userEvent.click(
    within(screen.getByRole('group', { name: /selected/ })).getByRole('button', { name: 'Delete' }),
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Spam');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  // Toasts of the tests before may still be there.
  await screen.findByText('2 deleted');
  await userEvent.click(screen.getAllByText('Undo').at(-1) as HTMLElement);
  expect(removed).toHaveBeenCalledWith(['j1', 'j2']);
  await waitFor(() => expect(undone).toHaveBeenCalledWith(['j1', 'j2']));
}, 20_000);

/** A list of so many openings, as the server hands it out page by page. */
const jobsPage =
  (all: readonly { id: string }[]) =>
  ({ first, after }: Record<string, unknown>) => {
    const from =
      after === null || after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const nodes = all.slice(from, from + Number(first));
    const end = nodes.at(-1)?.id ?? null;
    const hasNextPage = from + nodes.length < all.length;
    return {
      moderatedContents: {
        ...connection('ModeratedContentConnection', nodes),
        pageInfo: { __typename: 'PageInfo', endCursor: end, hasNextPage },
      },
    };
  };

test('a list keeps its pages when something of it is hidden, and many go in parts', async () => {
  const id = (at: number): string => `j${String(99 - at)}`;
  let all = Array.from({ length: 60 }, (_none, at) => opening({ id: id(at), title: `Job ${at}` }));
  const parts: string[][] = [];
  open(ContentsPage, {
    path: '/admin/jobs',
    me: superAdmin(),
    answers: {
      ModeratedContents: (variables) => jobsPage(all)(variables),
      RemoveContents: ({ ids }) => {
        const named = ids as string[];
        parts.push(named);
        all = all.map((one, at) =>
          named.includes(id(at))
            ? opening({
                ...one,
                state: 'hidden',
                removal: {
                  __typename: 'Removal',
                  id: `r${at}`,
                  kind: 'hide',
                  reason: 'Spam',
                  createdAt: '2026-11-21T10:00:00Z',
                  byName: 'Me',
                },
              })
            : one,
        );
        return {
          removeContents: named.map((one) => ({ __typename: 'BulkResult', id: one, error: null })),
        };
      },
    },
  });
  await screen.findByRole('link', { name: 'Job 29' });
  await userEvent.click(screen.getByRole('button', { name: /more/i }));
  await screen.findByRole('link', { name: 'Job 59' });
  await userEvent.click(screen.getByRole('checkbox', { name: /all/i }));
  await userEvent.click(
    within(screen.getByRole('group', { name: /selected/ })).getByRole('button', { name: 'Hide' }),
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spam' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
  await screen.findByText('60 hidden');
  expect(parts.map(({ length }) => length)).toEqual([25, 25, 10]);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Show again/ })).toHaveLength(60),
  );
  expect(screen.getByRole('link', { name: 'Job 59' })).toBeInTheDocument();
}, 30_000);

const answer = opening({
  id: 'a1',
  type: 'answer',
  title: 'Analyst at Acme',
  text: 'Bring your own laptop',
  post: { __typename: 'ModeratedPost', id: 'p1', title: 'Analyst at Acme' },
});
const thanks = opening({
  id: 'g1',
  type: 'gratitude',
  title: '',
  text: 'Thank you for the mock interview',
  profile: person('meera', { fullName: 'Meera Two' }),
});

test('each address shows its kind, which begins anew, and Back brings the filters of the one before', async () => {
  const { sent, router } = open(ContentsPage, {
    path: '/admin/:list',
    at: '/admin/jobs?state=shown',
    me: superAdmin(),
    answers: {
      ModeratedContents: ({ list }) =>
        contentsOf(list === 'jobs' ? opening() : list === 'comments' ? answer : thanks),
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select job opening/ }));
  expect(screen.getByRole('group', { name: '1 selected' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Pin:/ })).toBeInTheDocument();

  await router.navigate('/admin/comments');
  expect(await screen.findByRole('link', { name: 'Bring your own laptop' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Comments' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Analyst at Acme' })).toHaveAttribute(
    'href',
    '/admin/content/post/p1',
  );
  expect(screen.queryByRole('group', { name: /selected/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pin:/ })).not.toBeInTheDocument();

  await router.navigate('/admin/gratitudes');
  expect(await screen.findByRole('link', { name: 'Meera Two' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Company')).not.toBeInTheDocument();

  await router.navigate(-2);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Job Openings' }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Company')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('shown'));
  const asked = sent('ModeratedContents').map(({ list, filter }) => [list, filter]);
  expect(asked.slice(0, 3)).toMatchObject([
    ['jobs', { state: 'shown' }],
    ['comments', { state: null }],
    ['gratitudes', { state: null }],
  ]);
});

test('the buttons of a row wrap on a phone and keep their width beside columns: no word of theirs is cut', () => {
  const css = readFileSync(`${import.meta.dirname}/lists/ContentList.module.css`, 'utf8');
  const onPhones = css.split('@media')[0]?.split('.acts {')[1]?.split('}')[0];
  expect(onPhones).toContain('flex-wrap: wrap;');
  const beside = css.split('@media')[1]?.split('.acts {')[1]?.split('}')[0];
  expect(beside).toContain('width: max-content;');
});
