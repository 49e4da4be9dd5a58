import { filterTexts } from '@schema/rules/filter-texts';
import { peopleTexts } from '@schema/rules/people-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import PeoplePage from './pages/PeoplePage';

const facet = (name: string, count: number, values: object[] = []) => ({ name, count, values });
const facets = (count: number) => ({
  count,
  facets: [
    facet('company', 4, [{ value: 'infosys', label: 'Infosys', count: 3 }]),
    facet('branch', 2, [{ value: 'CSE', label: null, count: 2 }]),
    facet('verified', count),
  ],
});
const nobody = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const start = (at: string) =>
  open(PeoplePage, {
    path: '/people',
    at,
    answers: {
      People: () => ({ people: nobody }),
      PeopleFacets: () => ({ peopleFacets: facets(0) }),
    },
  });

test('what the address says is asked for, and nothing that the list does not take', async () => {
  const { sent } = start('/people?company=infosys&batchFrom=2018&verified=true&batchTo=x&sort=odd');
  await waitFor(() =>
    expect(sent('People')).toEqual([
      {
        filter: { company: ['infosys'], batchFrom: 2018, verified: true },
        sort: 'recentlyActive',
        first: 18,
      },
    ]),
  );
});

test('where nobody fits, it says which filter to drop and what that gives', async () => {
  const { router } = start('/people?company=infosys&branch=CSE&search=rao');
  await screen.findByText(peopleTexts.noneFit);
  await userEvent.click(
    await screen.findByRole('button', { name: filterTexts.without('“Infosys”', '4') }),
  );
  expect(router.state.location.search).toBe('?search=rao&branch=CSE');
});

test('a name that nobody has is told as it was typed, with the way to everybody', async () => {
  const { router } = start('/people?search=Zzyx');
  await screen.findByText(peopleTexts.noneFound('Zzyx'));
  await userEvent.click(screen.getByRole('button', { name: peopleTexts.showAll }));
  expect(router.state.location.search).toBe('');
});
