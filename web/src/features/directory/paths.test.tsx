import { pathTexts } from '@schema/rules/careers/paths-texts';
import { filterTexts } from '@schema/rules/lists/filter-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import PathsPage from './pages/PathsPage';

const paths = (over: object = {}) => ({
  paths: {
    __typename: 'Paths',
    least: 6,
    years: 2,
    began: 0,
    batchFrom: null,
    batchTo: null,
    steps: [
      { __typename: 'PathStep', place: 1, isCompany: false, name: 'Trainee', least: 3 },
      { __typename: 'PathStep', place: 2, isCompany: true, name: 'Zoho', least: 3 },
    ],
    ...over,
  },
});
const facet = (name: string, count: number, values: object[] = []) => ({ name, count, values });
const start = (at: string, over: object = {}) =>
  open(PathsPage, {
    path: '/paths',
    at,
    answers: {
      Paths: () => paths(),
      People: () => ({ people: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } } }),
      PeopleFacets: () => ({
        peopleFacets: {
          count: 0,
          facets: [
            facet('company', 4, [{ value: 'infosys', label: 'Infosys', count: 3 }]),
            facet('branch', 2, [{ value: 'CSE', label: null, count: 2 }]),
          ],
        },
      }),
      ...over,
    },
  });

test('a goal of the address is told: how many at least, first steps, years', async () => {
  const { sent } = start('/paths?company=infosys&branch=CSE&batchFrom=2017');
  expect(await screen.findByRole('heading', { name: pathTexts.went(6) })).toBeVisible();
  expect(screen.getByText('Usually 2 years after they graduated')).toBeVisible();
  expect(screen.getByText('Trainee (at least 3)')).toBeVisible();
  expect(screen.getByText('at Zoho (at least 3)')).toBeVisible();
  expect(sent('Paths')).toEqual([
    { filter: { company: 'infosys', branch: ['CSE'], batchFrom: 2017 } },
  ]);
  expect(sent('People').at(-1)).toMatchObject({
    filter: { company: ['infosys'], branch: ['CSE'], batchFrom: 2017, requests: true },
  });
});

test('who agreed to be asked is nobody: it says which filter to drop', async () => {
  const { router } = start('/paths?company=infosys&branch=CSE');
  await screen.findByText(pathTexts.noneFit);
  await userEvent.click(
    await screen.findByRole('button', { name: filterTexts.without('“CSE”', '2') }),
  );
  await waitFor(() => expect(router.state.location.search).not.toContain('branch'));
});

test('without a goal, those that many got to are a press away, and the rest stays set', async () => {
  const { router, sent } = start('/paths?branch=CSE');
  const goals = await screen.findByRole('list', { name: pathTexts.goals });
  await userEvent.click(await within(goals).findByRole('button', { name: 'Infosys' }));
  await screen.findByRole('heading', { name: pathTexts.went(6) });
  expect(router.state.location.search).toBe('?company=infosys&branch=CSE');
  expect(sent('Paths')).toEqual([{ filter: { company: 'infosys', branch: ['CSE'] } }]);
});

test('who began there is told, and that the rest did different things before', async () => {
  start('/paths?role=SDE', { Paths: () => paths({ began: 3, steps: [] }) });
  expect(await screen.findByText('At least 3 people began there')).toBeVisible();
  expect(screen.getByText(pathTexts.noSteps)).toBeVisible();
  expect(screen.queryByText(pathTexts.first)).toBeNull();
});

test('too few say so, and what to leave out', async () => {
  start('/paths?role=SDE&branch=CSE&batchFrom=2017', {
    Paths: () => paths({ least: 0, years: null, steps: [], batchFrom: 2015 }),
  });
  expect(await screen.findByText(pathTexts.tooFew)).toBeVisible();
  expect(screen.getByText(/Leave out the branch or the batch/)).toBeVisible();
  expect(screen.getByText(/told five years together: from 2015 on/)).toBeVisible();
});

test('no goal, or two, ask for one', async () => {
  const { sent, unmount } = start('/paths');
  expect(await screen.findByText(pathTexts.oneGoal)).toBeVisible();
  expect(sent('Paths')).toEqual([]);
  unmount();
  const both = start('/paths?company=infosys&role=SDE');
  expect(await screen.findByText(pathTexts.oneGoal)).toBeVisible();
  expect(both.sent('Paths')).toEqual([]);
});

test('what could not be loaded is asked for again', async () => {
  let isAway = true;
  start('/paths?role=SDE', {
    Paths: () => {
      if (isAway) throw new Error('away');
      return paths();
    },
  });
  await screen.findByText(pathTexts.failed);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(pathTexts.went(6))).toBeVisible();
});

test('without a goal it says where to choose one, on a phone as on a wide screen', async () => {
  start('/paths');
  expect(await screen.findByText(/^Set Company or Role among the filters above\./)).toBeVisible();
});
