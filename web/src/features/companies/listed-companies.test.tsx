import { companyPairTexts } from '@schema/rules/companies/company-pairs-texts';
import { listedCompanyTexts as texts } from '@schema/rules/companies/listed-companies-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { admin } from '@/testing/rooms/administration';
import CompanyPairsPage from './pages/CompanyPairsPage';

const card = (id: string, name: string, experienceCount = 0) => ({
  __typename: 'CompanyCard',
  id,
  slug: name.toLowerCase(),
  name,
  experienceCount,
  openingCount: 0,
  peopleCount: 2,
});
const merged = (name: string) => ({
  __typename: 'MergedCompany',
  pairId: 'p1',
  slug: name.toLowerCase(),
  name,
});
const row = (company: ReturnType<typeof card>, over: object = {}) => ({
  __typename: 'ListedCompany',
  id: company.id,
  company,
  names: [company.slug],
  nameCount: 1,
  parts: [],
  joinedTo: null,
  ...over,
});
const pairOf = (state: string) => ({
  __typename: 'CompanyPair',
  id: 'p1',
  likeness: 100,
  state,
  keptId: state === 'joined' ? 'c2' : null,
  decidedAt: null,
  first: card('c1', 'TCS', 3),
  second: card('c2', 'Tata', 9),
});

/** A college with two companies, of which one leads to the other once an admin said so. */
function openAll(at = '/admin/companies?list=all', answers: object = {}) {
  let isMerged = false;
  return open(CompanyPairsPage, {
    path: '/admin/companies',
    at,
    me: admin(),
    answers: {
      CompanyPairs: () => ({
        companyPairs: { ...connection('CompanyPairConnection', []), totalCount: 0 },
      }),
      ListedCompanies: () => {
        const nodes = [
          row(card('c2', 'Tata', 9), {
            names: ['tata', 'tata ltd'],
            nameCount: 4,
            parts: isMerged ? [merged('TCS')] : [],
          }),
          row(card('c1', 'TCS', 3), { joinedTo: isMerged ? merged('Tata') : null }),
        ];
        return {
          listedCompanies: { ...connection('ListedCompanyConnection', nodes), totalCount: 2 },
        };
      },
      PairCompanies: () => ({ pairCompanies: pairOf('open') }),
      JoinCompanies: () => {
        isMerged = true;
        return { joinCompanies: pairOf('joined') };
      },
      DecideCompaniesAnew: () => {
        isMerged = false;
        return { decideCompaniesAnew: pairOf('open') };
      },
      ...answers,
    },
  });
}

const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('tr') as HTMLElement);
};

test('all companies stand beside the names that are alike, with how each is written', async () => {
  const { sent } = openAll('/admin/companies?search=t');
  await userEvent.click(await screen.findByRole('radio', { name: texts.lists.all }));
  const tata = await rowOf('Tata');
  expect(tata.getByText('9')).toBeInTheDocument();
  expect(tata.getByText('tata, tata ltd and 2 more ways')).toBeInTheDocument();
  // What the one list was narrowed down by is not asked of the other.
  expect(sent('ListedCompanies')[0]).toMatchObject({ filter: { search: null, state: null } });
});

test('the address says what is listed, and in which order', async () => {
  const { sent } = openAll('/admin/companies?list=all&search=ltd&state=joined&sort=people');
  await rowOf('Tata');
  expect(sent('ListedCompanies')).toEqual([
    { filter: { search: 'ltd', state: 'joined' }, sort: 'people' },
  ]);
});

test('an admin merges two companies by hand, and takes them apart again', async () => {
  const { sent } = openAll();
  const tcs = await rowOf('TCS');
  await userEvent.click(tcs.getByRole('button', { name: texts.merge.openLabel('TCS') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: texts.merge.send }));
  expect((await dialog.findAllByText(companyPairTexts.name.required)).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByRole('combobox'), 'Tata Ltd');
  await userEvent.click(dialog.getByRole('button', { name: texts.merge.send }));
  expect(await screen.findByText(companyPairTexts.joined('Tata'))).toBeInTheDocument();
  expect(sent('PairCompanies')).toEqual([{ first: 'tcs', second: 'Tata Ltd' }]);
  expect(sent('JoinCompanies')).toEqual([{ id: 'p1', keep: 'c2' }]);
  // Both rows say it: where one leads, and what leads to the other.
  expect(await screen.findByText(texts.leadsHere('TCS'))).toBeInTheDocument();
  expect(await screen.findByText('Part of Tata')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'TCS' })).toHaveAttribute('href', '/company/tata');
  const [apart] = screen.getAllByRole('button', { name: texts.takeApartLabel('TCS', 'Tata') });
  await userEvent.click(apart as HTMLElement);
  await waitFor(() => expect(screen.queryByText(texts.leadsHere('TCS'))).toBeNull());
  expect(sent('DecideCompaniesAnew')).toEqual([{ id: 'p1' }]);
});

test('a merge that is refused says why in the dialog', async () => {
  openAll(undefined, {
    PairCompanies: () => {
      throw refusal('NOT_FOUND', companyPairTexts.name.unknown);
    },
  });
  const tcs = await rowOf('TCS');
  await userEvent.click(tcs.getByRole('button', { name: texts.merge.openLabel('TCS') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('combobox'), 'Nobody');
  await userEvent.click(dialog.getByRole('button', { name: texts.merge.send }));
  expect(await dialog.findByText(companyPairTexts.name.unknown)).toBeInTheDocument();
});
