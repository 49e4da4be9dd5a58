import { peopleTexts } from '@schema/rules/directory/people-texts';
import { filterTexts } from '@schema/rules/lists/filter-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import { beAPhone } from '@/testing/phone';
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
const none = () => ({ savedPeopleSearches: [] });
const start = (at: string) =>
  open(PeoplePage, {
    path: '/people',
    at,
    answers: {
      People: () => ({ people: nobody }),
      SavedPeopleSearches: none,
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

test('on a phone what is set stands beside the folded filters, and a press takes it away', async () => {
  const putBack = beAPhone();
  const { router } = start('/people?company=infosys&branch=CSE&verified=true');
  const set = within(await screen.findByRole('list', { name: filterTexts.set }));
  expect(set.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Infosys',
    'CSE',
    'Verified',
  ]);
  await userEvent.click(set.getByRole('button', { name: 'CSE: Clear Branch' }));
  expect(router.state.location.search).toBe('?company=infosys&verified=true');
  await userEvent.click(set.getByRole('button', { name: 'Infosys: Clear Company' }));
  await userEvent.click(set.getByRole('button', { name: 'Verified: Clear Verified' }));
  expect(screen.queryByRole('list', { name: filterTexts.set })).toBeNull();
  putBack();
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

test('a chip has names from the address as names, before they are counted and where they are not', async () => {
  let answer = () => {};
  const counted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  open(PeoplePage, {
    path: '/people',
    at: '/people?company=tata-steel&role=data+engineer&branch=CSE',
    answers: {
      People: () => ({ people: nobody }),
      SavedPeopleSearches: none,
      PeopleFacets: async () => {
        await counted;
        return {
          peopleFacets: {
            count: 0,
            facets: [facet('company', 4, [{ value: 'tata-steel', label: 'TATA Steel', count: 3 }])],
          },
        };
      },
    },
  });
  const chip = (words: string) => screen.findByRole('button', { name: words });
  expect(await chip('Company: Tata Steel')).toBeInTheDocument();
  expect(await chip('Branch: CSE')).toBeInTheDocument();
  answer();
  expect(await chip('Company: TATA Steel')).toBeInTheDocument();
  expect(await chip('Role: Data Engineer')).toBeInTheDocument();
});

test('names that are not counted are written as people write them, and found as they are', async () => {
  const { sent } = open(PeoplePage, {
    path: '/people',
    at: '/people?company=ibm&role=sde&role=full-stack+developer&topic=web+dev',
    answers: {
      People: () => ({ people: nobody }),
      SavedPeopleSearches: none,
      PeopleFacets: () => ({
        peopleFacets: {
          count: 0,
          facets: [
            facet('company', 0),
            facet(
              'role',
              9,
              Array.from({ length: 9 }, (_, n) => ({ value: `r${n}`, label: `R ${n}`, count: 1 })),
            ),
          ],
        },
      }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Company: IBM' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Role: SDE +1' }));
  const choices = within(await screen.findByRole('dialog', { name: 'Role' }));
  expect(choices.getByRole('checkbox', { name: /^Full-stack Developer/ })).toBeChecked();
  const asked = sent('People').length;
  const field = await choices.findByRole('searchbox');
  await userEvent.type(field, 'full-stack');
  expect(choices.getByRole('checkbox', { name: /^Full-stack Developer/ })).toBeChecked();
  expect(sent('People')).toHaveLength(asked);
});

test('a company is found by its slug too, and Enter takes off the one that was found', async () => {
  const { router } = open(PeoplePage, {
    path: '/people',
    at: '/people?company=tata-steel',
    answers: {
      People: () => ({ people: nobody }),
      SavedPeopleSearches: none,
      PeopleFacets: () => ({
        peopleFacets: {
          count: 0,
          facets: [
            facet(
              'company',
              9,
              Array.from({ length: 9 }, (_, n) => ({ value: `c${n}`, label: `C ${n}`, count: 1 })),
            ),
          ],
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Company: Tata Steel' }));
  const choices = within(await screen.findByRole('dialog', { name: 'Company' }));
  await userEvent.type(await choices.findByRole('searchbox'), 'tata-steel');
  expect(choices.getByRole('checkbox', { name: /^Tata Steel/ })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('how soon people usually reply is chosen in words, each with how many', async () => {
  const { router, sent } = open(PeoplePage, {
    path: '/people',
    at: '/people',
    answers: {
      People: () => ({ people: nobody }),
      SavedPeopleSearches: none,
      PeopleFacets: () => ({
        peopleFacets: {
          count: 9,
          facets: [facet('replies', 9, [{ value: 'day', label: null, count: 7 }])],
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Usually replies' }));
  const choices = within(await screen.findByRole('dialog', { name: 'Usually replies' }));
  await userEvent.click(await choices.findByRole('checkbox', { name: /^Within a day\s*7$/ }));
  expect(router.state.location.search).toBe('?replies=day');
  await waitFor(() =>
    expect(sent('People').at(-1)).toMatchObject({ filter: { replies: ['day'] } }),
  );
  expect(
    await screen.findByRole('button', { name: 'Usually replies: Within a day' }),
  ).toBeInTheDocument();
});
