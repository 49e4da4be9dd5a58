import { placementTexts as texts } from '@schema/rules/analytics/placements-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import PlacementsPage from './pages/PlacementsPage';

const office = { ...viewer(), isAdmin: true };
const untold = { lowest: null, lower: null, median: null, upper: null, highest: null };
const packages = (least: number, told: object = untold) => ({
  __typename: 'PlacementPackages',
  least,
  ...untold,
  ...told,
});
const some = { lowest: 4, lower: 6.5, median: 8, upper: 11, highest: 21 };
const companies = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({
    __typename: 'PlacementCompany',
    slug: `c${at}`,
    name: `Company ${at}`,
    least: 3,
    branches: at === 0 ? ['CSE', 'ECE'] : [],
    roles: at === 0 ? [{ __typename: 'PlacementRole', role: 'Engineer', least: 3 }] : [],
  }));
const report = (over: object = {}) => ({
  placements: {
    __typename: 'Placements',
    finish: 120,
    least: 42,
    packages: packages(30, some),
    seasons: [
      {
        __typename: 'PlacementSeason',
        year: 2026,
        finish: 120,
        least: 42,
        packages: packages(30, some),
      },
    ],
    branches: [
      {
        __typename: 'PlacementBranch',
        branch: 'CSE',
        finish: 100,
        least: 42,
        packages: packages(30, some),
      },
      { __typename: 'PlacementBranch', branch: '', finish: 20, least: 0, packages: packages(0) },
    ],
    cells: [
      { __typename: 'PlacementCell', year: 2026, branch: 'CSE', finish: 100, least: 42 },
      { __typename: 'PlacementCell', year: 2026, branch: '', finish: 20, least: 0 },
    ],
    campuses: [{ __typename: 'PlacementCampus', campus: null, least: 0 }],
    companies: companies(25),
    moreCompanies: 0,
    seasonChoices: [{ __typename: 'PlacementChoice', value: '2026', finish: 120 }],
    branchChoices: [{ __typename: 'PlacementChoice', value: 'CSE', finish: 100 }],
    ...over,
  },
});
const opened = (answers: Parameters<typeof open>[1]['answers'], at = '/admin/placements') =>
  open(PlacementsPage, { path: '/admin/placements', at, me: office, answers });
const table = (name: string) => within(screen.getByRole('group', { name }));
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('the report says how much it rests on, and what is too small to be told', async () => {
  opened({ Placements: () => report() });
  expect(
    await screen.findByText(
      'Told by at least 42 of 120 who finish. From at least 30 packages told.',
    ),
  ).toBeInTheDocument();
  const [, cse, unnamed] = table('By branch').getAllByRole('row');
  expect(cse && cellsOf(cse).slice(0, 3)).toEqual(['100', '42+', '42%+']);
  expect(unnamed).toHaveTextContent(texts.noBranch);
  expect(unnamed && cellsOf(unnamed).slice(0, 3)).toEqual(['20', texts.few, texts.untold]);
  const [, season] = table('Packages by season').getAllByRole('row');
  expect(season && cellsOf(season).slice(0, 4)).toEqual(['30+', '8', '6.5–11', '4–21']);
  expect(screen.getByText('Engineer (3+)')).toBeInTheDocument();
});

test('twenty companies are shown, the others by a press', async () => {
  opened({ Placements: () => report() });
  await screen.findByText('Company 0');
  const shown = () =>
    table('Companies')
      .getAllByRole('row')
      .filter((row) => !row.hasAttribute('data-folded'));
  expect(shown()).toHaveLength(21);
  await userEvent.click(screen.getByRole('button', { name: 'Show all: 25 companies' }));
  expect(shown()).toHaveLength(26);
});

test('companies that the page has no room for are counted, and the file has them', async () => {
  opened({ Placements: () => report({ moreCompanies: 3 }) });
  expect(await screen.findByText('3 more companies are in the CSV file.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show 25 companies' }));
  expect(screen.getByText('3 more companies are in the CSV file.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});

test('filters stand in the address, and the report says in words what it is of', async () => {
  const { router, sent } = opened(
    { Placements: () => report() },
    '/admin/placements?yearFrom=2024&kind=intern&campus=nonsense',
  );
  await screen.findByText(/Told by at least/);
  expect(sent('Placements').at(-1)).toEqual({ filter: { kind: 'intern', yearFrom: 2024 } });
  expect(
    screen.getByRole('heading', { name: 'Internships: Seasons from 2024, all branches' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Branch' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /CSE/ }));
  await waitFor(() => expect(router.state.location.search).toContain('branch=CSE'));
});

test('where nothing was told yet it says what to do', async () => {
  opened({
    Placements: () => report({ finish: 3, least: 0, packages: packages(0), companies: [] }),
  });
  expect(await screen.findByText(texts.empty)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.announce })).toHaveAttribute(
    'href',
    '/admin/announcements',
  );
});

test('a filter under which nothing is told leaves the report, with what is too few', async () => {
  opened(
    { Placements: () => report({ least: 0, packages: packages(0), companies: [] }) },
    '/admin/placements?branch=CSE',
  );
  expect(await screen.findByText(/Told by fewer than 3 of 120/)).toBeInTheDocument();
  expect(screen.getByText(texts.noCompanies)).toBeInTheDocument();
});

test('what fails is said, and asked for again by a press', async () => {
  let fails = true;
  opened({
    Placements: () => {
      if (fails) throw refusal('UNAVAILABLE', 'This took too long. Please try again.');
      return report();
    },
  });
  expect(await screen.findByText('This took too long. Please try again.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Told by at least 42/)).toBeInTheDocument();
});

test('it is printed and downloaded as it is filtered', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  let fails = true;
  const { sent } = opened(
    {
      Placements: () => report(),
      ExportPlacements: () => {
        if (fails) throw refusal('UNAVAILABLE', 'No file now');
        return { exportPlacements: '#file' };
      },
    },
    '/admin/placements?branch=CSE',
  );
  await screen.findByText(/Told by at least/);
  await userEvent.click(screen.getByRole('button', { name: texts.print }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: texts.download }));
  expect(await screen.findByText('No file now')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: texts.download }));
  await waitFor(() => expect(sent('ExportPlacements')).toHaveLength(2));
  expect(sent('ExportPlacements').at(-1)).toEqual({ filter: { branch: ['CSE'] } });
});
