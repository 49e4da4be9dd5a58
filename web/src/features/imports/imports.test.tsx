import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import ImportPage from './pages/ImportPage';

const it1 = (over: object = {}) => ({
  __typename: 'PeopleImport',
  id: '1',
  name: 'people.csv',
  mode: 'accounts',
  status: 'checked',
  total: 5,
  validCount: 3,
  invalidCount: 1,
  existingCount: 1,
  createdCount: 0,
  invited: 0,
  undone: 0,
  keptCount: 0,
  isRepeated: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  admin: { __typename: 'User', id: 'me', fullName: 'Asha Me' },
  ...over,
});
const owner = { ...viewer(), isAdmin: true, isSuperAdmin: true };
const answers = {
  Imports: () => ({ imports: connection('ImportConnection', [it1()]) }),
  RosterMatches: () => ({ rosterMatches: connection('RosterMatchConnection', []) }),
  GraduatesToAsk: () => ({ graduatesToAsk: 0 }),
  ImportRows: () => ({
    importRows: connection('ImportRowConnection', [
      {
        __typename: 'ImportRow',
        number: 4,
        state: 'bad',
        fullName: 'Rohit',
        email: 'rohit@',
        problems: [
          { __typename: 'ImportProblem', column: 'email', reason: 'Invalid email format' },
        ],
      },
    ]),
  }),
};

test('an import shows its bad rows, is asked about once more, runs live and can be undone', async () => {
  const { emit, watched } = open(ImportPage, {
    path: '/admin/import',
    me: owner,
    answers: { ...answers, RunImport: () => ({ runImport: it1({ status: 'running' }) }) },
  });
  const card = within(await screen.findByRole('article', { name: 'people.csv' }));
  expect(card.getByText(/5 rows: 3 good, 1 bad, 1 had an account already/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Show 1 bad row' }));
  expect(await card.findByText('Row 4')).toBeInTheDocument();
  expect(card.getByText(/Invalid email format/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Import 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Make 3 accounts?')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await card.findByText(/0 of 3 accounts made/)).toBeInTheDocument();
  await waitFor(() => expect(watched('ImportChanged')).toHaveLength(1));
  act(() => emit('ImportChanged', { importChanged: it1({ status: 'done', createdCount: 3 }) }));
  expect(await card.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  // It is followed until everybody is invited.
  act(() =>
    emit('ImportChanged', { importChanged: it1({ status: 'done', createdCount: 3, invited: 3 }) }),
  );
  expect(await card.findByText(/3 invited/)).toBeInTheDocument();
});

test('how many graduates there are is not made up while it is not known', async () => {
  open(ImportPage, {
    path: '/admin/import',
    me: owner,
    answers: {
      ...answers,
      GraduatesToAsk: () => {
        throw refusal('UNAVAILABLE', 'This took too long. Please try again.');
      },
    },
  });
  expect(await screen.findByText('This took too long. Please try again.')).toBeInTheDocument();
  expect(screen.queryByText(/Nobody is past/)).not.toBeInTheDocument();
});

test('it is for super admins', async () => {
  open(ImportPage, { path: '/admin/import', me: { ...viewer(), isAdmin: true } });
  expect(await screen.findByText('Not a superAdmin')).toBeInTheDocument();
});
