import { savedSearchTexts } from '@schema/rules/bookmarks/saved-search-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { open } from '@/testing/open';
import PeoplePage from './pages/PeoplePage';
import StopPeopleAlertPage from './pages/StopPeopleAlertPage';

const aSearch = (over: object = {}) => ({
  __typename: 'SavedPeopleSearch',
  id: 's1',
  words: 'Infosys · CSE',
  path: '/people?company=infosys&branch=CSE',
  mails: 'weekly',
  ...over,
});
const start = (at: string, saved: object[], answers: object = {}) =>
  open(PeoplePage, {
    path: '/people',
    at,
    answers: {
      People: () => ({
        people: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } },
      }),
      PeopleFacets: () => ({
        peopleFacets: {
          count: 0,
          facets: [
            {
              name: 'company',
              count: 1,
              values: [{ value: 'infosys', label: 'Infosys', count: 1 }],
            },
          ],
        },
      }),
      SavedPeopleSearches: () => ({ savedPeopleSearches: saved }),
      ...answers,
    },
  });
const saveButton = () => screen.findByRole('button', { name: savedSearchTexts.save });

beforeEach(() => localStorage.clear());

test('filters are kept with how often one is mailed, and the button goes once they are', async () => {
  const saved: object[] = [];
  const { sent } = start('/people?company=infosys&branch=CSE&requests=true', saved, {
    SavePeopleSearch: () => {
      saved.push(
        aSearch({ path: '/people?company=infosys&branch=CSE&requests=true', mails: 'atOnce' }),
      );
      return { savePeopleSearch: saved[0] };
    },
  });
  await screen.findByRole('button', { name: 'Company: Infosys' });
  await userEvent.click(await saveButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Infosys · CSE · Takes requests')).toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'At once');
  await userEvent.click(dialog.getByRole('button', { name: savedSearchTexts.submit }));
  await waitFor(() =>
    expect(sent('SavePeopleSearch')).toEqual([
      { filter: { company: ['infosys'], branch: ['CSE'], requests: true }, mails: 'atOnce' },
    ]),
  );
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: savedSearchTexts.save })).not.toBeInTheDocument(),
  );
});

test('nothing is offered to be kept without a filter, or where it is kept already', async () => {
  start('/people?branch=CSE&company=infosys', [aSearch()]);
  expect(await screen.findByRole('button', { name: 'Saved searches (1)' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: savedSearchTexts.save })).not.toBeInTheDocument();
});

test('a saved search is opened, mailed otherwise and removed from its line', async () => {
  const { router, sent } = start('/people', [aSearch()], {
    SetPeopleAlert: () => ({ setPeopleAlert: aSearch({ mails: 'never' }) }),
    RemovePeopleSearch: () => ({ removePeopleSearch: 's1' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Saved searches (1)' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Mails of Infosys · CSE' }),
    'No mails',
  );
  await waitFor(() => expect(sent('SetPeopleAlert')).toEqual([{ id: 's1', mails: 'never' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Infosys · CSE' }));
  expect(router.state.location.search).toBe('?company=infosys&branch=CSE');
  await userEvent.click(await screen.findByRole('button', { name: 'Saved searches (1)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Infosys · CSE' }));
  await waitFor(() => expect(sent('RemovePeopleSearch')).toEqual([{ id: 's1' }]));
  expect(await saveButton()).toBeInTheDocument();
});

test('the link of a mail ends the mails of its search, and a press brings them back', async () => {
  const { sent } = open(StopPeopleAlertPage, {
    path: '/people-alerts/stop',
    at: '/people-alerts/stop?token=t',
    answers: {
      StopPeopleAlert: ({ isOn }) => ({
        stopPeopleAlert: { mails: isOn ? 'daily' : 'never' },
      }),
    },
  });
  const { stop } = savedSearchTexts;
  await userEvent.click(await screen.findByRole('button', { name: stop.stop }));
  expect(await screen.findByText(stop.off)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: stop.undo }));
  expect(await screen.findByText(stop.on.daily)).toBeInTheDocument();
  expect(sent('StopPeopleAlert')).toEqual([
    { token: 't', isOn: false },
    { token: 't', isOn: true },
  ]);
});
