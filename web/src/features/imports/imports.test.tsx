import { importTexts } from '@schema/rules/imports/imports-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ImportFieldsFragment } from '@/generated/documents';
import { connection, person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { goesOn } from './list/words';
import ImportPage from './pages/ImportPage';
import { firstLine } from './upload/csv-header';

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
  declinedCount: 0,
  waitsForMail: false,
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

test('without a mail server it is said that nobody is invited yet, before and behind the run', async () => {
  const imports = [
    it1({ waitsForMail: true }),
    it1({ id: '2', name: 'made.csv', status: 'done', createdCount: 3, waitsForMail: true }),
    it1({ id: '3', name: 'past.csv', status: 'done', createdCount: 3, invited: 3 }),
  ];
  open(ImportPage, {
    path: '/admin/import',
    me: owner,
    answers: { ...answers, Imports: () => ({ imports: connection('ImportConnection', imports) }) },
  });
  const made = within(await screen.findByRole('article', { name: 'made.csv' }));
  expect(made.getByText(importTexts.waitsForMail)).toBeInTheDocument();
  const past = within(screen.getByRole('article', { name: 'past.csv' }));
  expect(past.queryByText(importTexts.waitsForMail)).not.toBeInTheDocument();
  const checked = within(screen.getByRole('article', { name: 'people.csv' }));
  await userEvent.click(checked.getByRole('button', { name: 'Import 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(importTexts.waitsForMail)).toBeInTheDocument();
});

test('what becomes of the rows stands in the address: who was sent for the roster begins there', async () => {
  const { router } = open(ImportPage, {
    path: '/admin/import',
    at: '/admin/import?mode=roster',
    me: owner,
    answers,
  });
  expect(await screen.findByRole('radio', { name: 'Roster' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Make accounts' }));
  expect(screen.getByRole('radio', { name: 'Make accounts' })).toBeChecked();
  expect(router.state.location.search).toBe('');
});

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
    emit('ImportChanged', {
      importChanged: it1({ status: 'done', createdCount: 3, invited: 2, declinedCount: 1 }),
    }),
  );
  expect(
    await card.findByText(/2 invited, 1 not, having stopped the college's mails\.$/),
  ).toBeInTheDocument();
});

test('an import is followed until everybody is invited, or is known not to want it', () => {
  const done = { status: 'done', createdCount: 3 };
  const goesOnWith = (over: object) => goesOn(it1({ ...done, ...over }) as ImportFieldsFragment);
  expect(goesOnWith({ invited: 2 })).toBe(true);
  expect(goesOnWith({ invited: 2, declinedCount: 1 })).toBe(false);
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

const match = (id: string) => ({
  __typename: 'RosterMatch',
  email: `${id}@mail.example`,
  rosterEmail: `${id}@roster.example`,
  createdAt: '2026-11-20T10:00:00.000Z',
  user: person(id),
});

test('people alike are decided once the toast closes, many together, and Undo takes it back', async () => {
  let waiting = ['a', 'b', 'c'];
  const { sent, router } = open(ImportPage, {
    path: '/admin/import',
    me: owner,
    answers: {
      ...answers,
      RosterMatches: () => ({
        rosterMatches: connection('RosterMatchConnection', waiting.map(match)),
      }),
      DecideRosterMatches: ({ userIds }) => {
        waiting = waiting.filter((id) => !(userIds as string[]).includes(id));
        return { decideRosterMatches: userIds };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Verify Person a' }));
  expect(screen.queryByRole('button', { name: 'Verify Person a' })).not.toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('list', { name: 'Notices' })).getByText('Undo'));
  expect(await screen.findByRole('button', { name: 'Verify Person a' })).toBeInTheDocument();
  expect(sent('DecideRosterMatches')).toEqual([]);
  await userEvent.click(screen.getByLabelText('Select Person a'));
  await userEvent.click(screen.getByLabelText('Select Person b'));
  const bar = within(screen.getByRole('group', { name: '2 selected' }));
  await userEvent.click(bar.getByRole('button', { name: 'Not the same' }));
  expect(screen.getByRole('button', { name: 'Verify Person c' })).toBeInTheDocument();
  expect(sent('DecideRosterMatches')).toEqual([]);
  await router.navigate('/feed');
  await waitFor(() =>
    expect(sent('DecideRosterMatches')).toEqual([{ userIds: ['a', 'b'], isSame: false }]),
  );
});

test.each([
  ['checked', 'accounts', 'Cancel the import', /Nothing was made of it yet/],
  ['running', 'accounts', 'Cancel the import', /The accounts that were made by now stay/],
  ['running', 'roster', 'Cancel the import', /The rows that are on the roster by now stay there/],
  ['done', 'accounts', 'Undo', /Accounts that nobody has signed in to are deleted/],
  ['done', 'roster', 'Undo', /The rows verify nobody any more/],
])('what is said before a %s import of %s is about it: %s', async (status, mode, button, words) => {
  open(ImportPage, {
    path: '/admin/import',
    me: owner,
    answers: {
      ...answers,
      Imports: () => ({
        imports: connection('ImportConnection', [it1({ status, mode, createdCount: 3 })]),
      }),
    },
  });
  const card = within(await screen.findByRole('article', { name: 'people.csv' }));
  await userEvent.click(card.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(words)).toBeInTheDocument();
  // Beside "Cancel the import" no button is called "Cancel".
  if (button !== 'Undo')
    expect(dialog.getByRole('button', { name: 'Go on with it' })).toBeInTheDocument();
});

test('bad rows that are deleted by now say so', async () => {
  open(ImportPage, {
    path: '/admin/import',
    me: owner,
    answers: {
      ...answers,
      ImportRows: () => ({ importRows: connection('ImportRowConnection', []) }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 bad row' }));
  expect(await screen.findByText('These rows are deleted')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bad rows as a file to mend' })).toBeDisabled();
});

test('columns are guessed, put right, told when they are not used, and kept for the next import', async () => {
  const { sent } = open(ImportPage, {
    path: '/admin/import',
    me: owner,
    answers: { ...answers, UploadImport: () => ({ uploadImport: it1() }) },
  });
  const bring = async () => {
    const file = new File(
      [
        'Roll No;Name of Student;E-mail ID;"Branch";Year (passing out);Category;Kind\n1;A;b;c;d;e;f\n',
      ],
      'batch.csv',
      { type: 'text/csv' },
    );
    await userEvent.upload(await screen.findByLabelText(/Choose a CSV file/), file);
    await screen.findByRole('heading', { name: 'Columns of batch.csv' });
  };
  const field = (name: string) => screen.getByLabelText(`Column “${name}”`);
  await bring();
  expect(field('Name of Student')).toHaveDisplayValue('Full name');
  expect(field('E-mail ID')).toHaveDisplayValue('Email');
  expect(field('Branch')).toHaveDisplayValue('Branch');
  expect(field('Year (passing out)')).toHaveDisplayValue('Year of graduation');
  expect(field('Category')).toHaveDisplayValue('Student or alumni');
  expect(screen.getByText('Not used: Roll No, Kind')).toBeInTheDocument();
  await userEvent.selectOptions(field('Category'), 'Not used');
  await userEvent.click(screen.getByRole('button', { name: 'Look at the rows' }));
  expect(screen.getByText('Still missing: Student or alumni')).toBeInTheDocument();
  expect(sent('UploadImport')).toEqual([]);
  await userEvent.selectOptions(field('Kind'), 'Student or alumni');
  await userEvent.click(screen.getByRole('button', { name: 'Look at the rows' }));
  await bring();
  expect(field('Kind')).toHaveDisplayValue('Student or alumni');
  expect(field('Category')).toHaveDisplayValue('Not used');
});

test('the first line of a file is read as a spreadsheet writes it', () => {
  expect(firstLine('\uFEFF"Name, full";E-mail\r\na;b')).toEqual(['Name, full', 'E-mail']);
  expect(firstLine('"She said ""hi""",x')).toEqual(['She said "hi"', 'x']);
  expect(firstLine('\n\n')).toEqual([]);
  expect(firstLine('"never closed')).toEqual([]);
});

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'not UTF-8'],
  ['a letter', 'Dear all\nplease come.', 'must name the columns'],
])('%s is refused in words before it is sent', async (_what, bytes, words) => {
  open(ImportPage, { path: '/admin/import', me: owner, answers });
  const file = new File([bytes], 'people.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(/Choose a CSV file/), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByText(/Which column of your file/)).not.toBeInTheDocument();
});
