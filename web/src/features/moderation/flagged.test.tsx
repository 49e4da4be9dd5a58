import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person } from '@/testing/builders';
import { open } from '@/testing/open';
import { superAdmin } from '@/testing/rooms/administration';
import ContentsPage from './pages/ContentsPage';
import FlaggedPage from './pages/FlaggedPage';

const found = (id: string, excerpt: string) => ({
  __typename: 'ReportCase',
  id,
  subjectType: 'question',
  subjectId: `s${id}`,
  about: person('kabir', { fullName: 'Kabir Nair' }),
  excerpt,
  link: '/post/p#question-q',
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
  appealDecidedAt: null,
  takenBackAt: null,
});
const result = (id: string, error: string | null = null) => ({
  __typename: 'BulkResult',
  id,
  error,
});

test('cases are selected and closed together, after a question, and those refused are told', async () => {
  const { sent } = open(FlaggedPage, {
    path: '/admin/flagged',
    me: superAdmin(),
    answers: {
      ReportCases: () => ({
        reportCases: connection('ReportCaseConnection', [
          found('c1', 'Buy my course'),
          found('c2', 'Buy my book'),
        ]),
      }),
      DismissCases: () => ({
        dismissCases: [result('c1'), result('c2', 'Vikram Two is looking at this case')],
      }),
    },
  });
  for (const name of [/Buy my course/, /Buy my book/])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Nothing to do' }));
  expect(sent('DismissCases')).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Close these 2 cases?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Nothing to do' }));
  await waitFor(() => expect(sent('DismissCases')).toEqual([{ ids: ['c1', 'c2'] }]));
  expect(await screen.findByText(/Vikram Two is looking at this case/)).toBeInTheDocument();
});

test('a list of days asks from the first midnight of the college to the last', async () => {
  const { sent } = open(ContentsPage, {
    path: '/admin/posts',
    at: '/admin/posts?from=2026-11-01&to=2026-11-02',
    me: superAdmin(),
    answers: {
      ModeratedContents: () => ({
        moderatedContents: connection('ModeratedContentConnection', []),
      }),
    },
  });
  expect(await screen.findByLabelText('From')).toHaveValue('2026-11-01');
  expect(sent('ModeratedContents')[0]).toMatchObject({
    list: 'posts',
    filter: { from: '2026-10-31T18:30:00.000Z', to: '2026-11-02T18:30:00.000Z' },
  });
});

test('who the cases are filtered by is said, and a press takes it away', async () => {
  const { sent, router } = open(FlaggedPage, {
    path: '/admin/flagged',
    at: '/admin/flagged?state=all&about=kabir',
    me: superAdmin(),
    answers: {
      ReportCases: () => ({ reportCases: connection('ReportCaseConnection', []) }),
      AdminPersonName: () => ({
        adminUser: {
          __typename: 'AdminPerson',
          id: 'kabir',
          user: { __typename: 'AdminUser', id: 'kabir', fullName: 'Kabir Nair' },
        },
      }),
    },
  });
  const chip = await screen.findByRole('button', { name: 'Clear filter: About Kabir Nair' });
  expect(chip).toHaveTextContent('About: Kabir Nair');
  expect(sent('ReportCases')[0]).toMatchObject({ filter: { aboutId: 'kabir' } });
  await userEvent.click(chip);
  await waitFor(() => expect(router.state.location.search).toBe('?state=all'));
  expect(chip).not.toBeInTheDocument();
});
