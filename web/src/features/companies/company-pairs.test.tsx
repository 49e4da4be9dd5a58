import { companyPairTexts } from '@schema/rules/companies/company-pairs-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { admin } from '@/testing/rooms/administration';
import CompanyPairsPage from './pages/CompanyPairsPage';

const company = (id: string, name: string, experienceCount: number) => ({
  __typename: 'CompanyCard',
  id,
  slug: name.toLowerCase(),
  name,
  experienceCount,
  openingCount: 0,
  peopleCount: 0,
});
const pair = (over: object = {}) => ({
  __typename: 'CompanyPair',
  id: 'p1',
  likeness: 80,
  state: 'open',
  keptId: null,
  decidedAt: null,
  first: company('c1', 'TCS', 2),
  second: company('c2', 'Tata', 9),
  ...over,
});
const page = (pairs: object[]) => ({
  companyPairs: { ...connection('CompanyPairConnection', pairs), totalCount: pairs.length },
});

/** A server that keeps what was decided. */
function openPairs(answers: Record<string, (variables: Record<string, unknown>) => object> = {}) {
  let state: 'open' | 'joined' | 'apart' = 'open';
  const decided = (next: typeof state, keptId: string | null = null) => {
    state = next;
    return pair({ state, keptId });
  };
  return open(CompanyPairsPage, {
    path: '/admin/companies',
    me: admin(),
    answers: {
      CompanyPairs: ({ filter }) => {
        const asked = (filter as { state: string | null }).state ?? 'open';
        return page(
          asked === state ? [pair({ state, keptId: state === 'joined' ? 'c2' : null })] : [],
        );
      },
      JoinCompanies: ({ keep }) => ({ joinCompanies: decided('joined', String(keep)) }),
      KeepCompaniesApart: () => ({ keepCompaniesApart: decided('apart') }),
      DecideCompaniesAnew: () => ({ decideCompaniesAnew: decided('open') }),
      ...answers,
    },
  });
}

test('two names become one company, the one that more is told of first, and can be undone', async () => {
  const { sent } = openPairs();
  const [first, second] = await screen.findAllByRole('button', { name: /^Yes, keep/ });
  expect(first).toHaveTextContent('Yes, keep “Tata”');
  expect(second).toHaveTextContent('Yes, keep “TCS”');
  expect(screen.getByRole('link', { name: 'TCS' })).toHaveAttribute('href', '/company/tcs');
  await userEvent.click(first as HTMLElement);
  expect(sent('JoinCompanies')).toEqual([{ id: 'p1', keep: 'c2' }]);
  expect(await screen.findByText(companyPairTexts.joined('Tata'))).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'TCS' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'TCS' })).toBeInTheDocument();
  expect(sent('DecideCompaniesAnew')).toEqual([{ id: 'p1' }]);
});

test('two names that are not the same leave the list', async () => {
  const { sent } = openPairs();
  await userEvent.click(
    await screen.findByRole('button', { name: 'No: Tata and TCS are not the same' }),
  );
  expect(await screen.findByText(companyPairTexts.keptApart)).toBeInTheDocument();
  expect(await screen.findByText(companyPairTexts.empty.title)).toBeInTheDocument();
  expect(sent('KeepCompaniesApart')).toEqual([{ id: 'p1' }]);
});

test('what was refused says why, and the list is read anew', async () => {
  const { sent } = openPairs({
    JoinCompanies: () => {
      throw refusal('CONFLICT', companyPairTexts.joinedElsewhere);
    },
  });
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /^Yes, keep/ }))[0] as HTMLElement,
  );
  expect(await screen.findByText(companyPairTexts.joinedElsewhere)).toBeInTheDocument();
  expect(sent('CompanyPairs').length).toBeGreaterThan(1);
});

test('an admin names two of their own', async () => {
  const { sent } = openPairs({ PairCompanies: () => ({ pairCompanies: pair() }) });
  await userEvent.click(await screen.findByRole('button', { name: companyPairTexts.name.open }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: companyPairTexts.name.send }));
  expect((await dialog.findAllByText(companyPairTexts.name.required)).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText(/One name/), 'TCS');
  await userEvent.type(dialog.getByLabelText(/The other name/), 'Tata Consultancy Services');
  await userEvent.click(dialog.getByRole('button', { name: companyPairTexts.name.send }));
  expect(await screen.findByText(companyPairTexts.name.done)).toBeInTheDocument();
  expect(sent('PairCompanies')).toEqual([{ first: 'TCS', second: 'Tata Consultancy Services' }]);
});
