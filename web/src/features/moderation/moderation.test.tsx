import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ReportButton } from '@/features/reports';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import AdminJobsPage from './pages/AdminJobsPage';
import CasePage from './pages/CasePage';
import BanAppealPage from './pages/BanAppealPage';
import OwnCasesPage from './pages/OwnCasesPage';

const admin = { ...viewer(), isAdmin: true, isSuperAdmin: true };
const end = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
const person = (fullName: string) => ({
  __typename: 'User',
  id: fullName,
  fullName,
  role: 'alumni',
  isVerified: true,
  degreeType: 'B.Tech',
  stream: 'CSE',
  specialisation: null,
  yearOfGraduation: 2020,
  college: 'Ours',
  profilePic: null,
  work: null,
});
const opening = (over: object = {}) => ({
  __typename: 'ModeratedContent',
  id: 'j1',
  type: 'job',
  title: 'Software Engineer at a company with a name that is longer than fifty letters',
  text: '',
  link: '/job/j1',
  user: person('Asha Rao'),
  profile: null,
  post: null,
  isHidden: false,
  isPinned: false,
  createdAt: '2026-11-20T10:00:00Z',
  state: 'shown',
  removal: null,
  ...over,
});
const jobsOf = (...nodes: object[]) => ({
  adminJobs: { __typename: 'ModeratedContentConnection', nodes, pageInfo: end },
});
const found = (over: object = {}) => ({
  __typename: 'ReportCase',
  id: 'c1',
  subjectType: 'profile',
  subjectId: 'p1',
  about: person('Kabir Nair'),
  excerpt: 'Kabir Nair',
  link: '/profile/p1',
  state: 'open',
  reportsCount: 1,
  reasons: ['spam'],
  createdAt: '2026-11-20T10:00:00Z',
  hiddenAt: null,
  removal: null,
  claimedByName: null,
  isMine: false,
  claimedUntil: null,
  decision: null,
  decisionReason: '',
  decidedByName: null,
  decidedAt: null,
  appeal: '',
  appealedAt: null,
  canDecideAppeal: false,
  appealOutcome: null,
  appealAnswer: '',
  appealDecidedByName: null,
  takenBackAt: null,
  reports: [],
  messages: [],
  ...over,
});

test('an opening is cut at 50 letters, pinned once, and hidden with a reason that can be undone', async () => {
  let shown = opening();
  const removed = vi.fn();
  open(AdminJobsPage, {
    path: '/admin/jobs',
    me: admin,
    answers: {
      AdminJobs: () => jobsOf(shown),
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
  expect(await screen.findByRole('button', { name: /again$/ })).toBeInTheDocument();
  expect(removed).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'job', ids: ['j1'], kind: 'hide', reason: 'Spam' }),
  );
});

test('something else needs words before it is reported', async () => {
  const sent = vi.fn();
  open(() => <ReportButton type="question" id="q1" />, {
    path: '/x',
    answers: {
      Report: (variables) => {
        sent(variables);
        return { report: true };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report this question' }));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send report' });
  expect(send).toBeDisabled();
  await userEvent.selectOptions(
    within(dialog).getByLabelText('What is wrong with it?'),
    'Something else',
  );
  expect(send).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText('What is wrong?'), 'It is about me');
  await userEvent.click(send);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      type: 'question',
      id: 'q1',
      reason: 'other',
      note: 'It is about me',
    }),
  );
});

test('a person is not hidden; who has the case is told to others', async () => {
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: admin,
    answers: { ReportCasePage: () => ({ reportCase: found() }) },
  });
  const choices = await screen.findByLabelText('What is done?');
  expect(
    within(choices)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Nothing to do', 'Warn the author', 'Mute the author', 'Ban the author']);
});

test('a case that another admin has can not be decided', async () => {
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: admin,
    answers: {
      ReportCasePage: () => ({
        reportCase: found({ state: 'claimed', claimedByName: 'Vikram Two' }),
      }),
    },
  });
  expect(await screen.findByText('Vikram Two is looking at this case')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decide' })).toBeDisabled();
});

test('a refused appeal keeps what was typed', async () => {
  open(OwnCasesPage, {
    path: '/moderation',
    answers: {
      OwnCases: () => ({
        ownCases: {
          __typename: 'OwnCaseConnection',
          nodes: [
            {
              __typename: 'OwnCase',
              id: 'c1',
              subjectType: 'question',
              excerpt: 'Buy my course',
              decision: 'hide',
              reason: 'Advertising',
              at: '2026-11-20T10:00:00Z',
              isRemoved: true,
              isTakenBack: false,
              canAppeal: true,
              appeal: '',
              appealOutcome: null,
              appealAnswer: '',
            },
          ],
          pageInfo: end,
        },
      }),
      OwnReports: () => ({
        ownReports: { __typename: 'OwnReportConnection', nodes: [], pageInfo: end },
      }),
      AppealCase: () => {
        throw refusal('CONFLICT', 'You have appealed already');
      },
    },
  });
  expect(await screen.findByText('Removed by moderators')).toBeInTheDocument();
  expect(screen.getByText('Reason: Advertising')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  const words = await screen.findByLabelText('Why should the decision be taken back?');
  await userEvent.type(words, 'I sell nothing');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('You have appealed already')).toBeInTheDocument();
  expect(words).toHaveValue('I sell nothing');
});

test('what all are refused for stays in the dialog with the reason; another row begins anew', async () => {
  open(AdminJobsPage, {
    path: '/admin/jobs',
    me: admin,
    answers: {
      AdminJobs: () => jobsOf(opening(), opening({ id: 'j2', title: 'Tester', link: '/job/j2' })),
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
  open(AdminJobsPage, {
    path: '/admin/jobs',
    me: admin,
    answers: {
      AdminJobs: () => jobsOf(opening(), hidden),
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

test('a ban is asked about, and its endless period is no mute', async () => {
  const sent = vi.fn();
  open(CasePage, {
    path: '/admin/flagged/:id',
    at: '/admin/flagged/c1',
    me: admin,
    answers: {
      ReportCasePage: () => ({ reportCase: found() }),
      DecideCase: (variables) => {
        sent(variables);
        return { decideCase: found({ state: 'decided', decision: 'mute' }) };
      },
    },
  });
  const choices = await screen.findByLabelText('What is done?');
  await userEvent.selectOptions(choices, 'Ban the author');
  await userEvent.selectOptions(screen.getByLabelText('Until'), 'For good');
  await userEvent.selectOptions(choices, 'Mute the author');
  expect(screen.getByLabelText('Until')).toHaveValue('7');
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Insults');
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  expect(sent).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/reads everything and writes nothing/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decide' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ decision: 'mute', until: expect.any(String) }),
    ),
  );
});

test('who is banned appeals by the link of the mail', async () => {
  const sent = vi.fn();
  open(BanAppealPage, {
    path: '/ban-appeal',
    at: '/ban-appeal?token=abc',
    me: null,
    answers: {
      BanCase: () => ({
        banCase: {
          __typename: 'OwnCase',
          id: 'c1',
          subjectType: 'profile',
          excerpt: 'Kabir Nair',
          decision: 'ban',
          reason: 'Spam',
          at: '2026-11-20T10:00:00Z',
          isRemoved: false,
          isTakenBack: false,
          canAppeal: true,
          appeal: '',
          appealOutcome: null,
          appealAnswer: '',
        },
      }),
      AppealBan: (variables) => {
        sent(variables);
        return { appealBan: 'c1' };
      },
    },
  });
  await userEvent.type(
    await screen.findByLabelText('Why should the decision be taken back?'),
    'It was not me',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/^Your appeal is sent/)).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ token: 'abc', words: 'It was not me' });
});
