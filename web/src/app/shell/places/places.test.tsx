import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { adminShortcuts, placesTexts, shortcuts } from '@schema/rules/pages/places-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open } from '@/testing/open';
import { KeyboardPlaces } from './KeyboardPlaces.tsx';
import { placesFor } from './places.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout.
});

const Page = () => (
  <>
    <KeyboardPlaces />
    <textarea aria-label="Answer" />
  </>
);
const start = (me: object = viewer(), suggestions: object[] = []) =>
  open(Page, { path: '/feed', me, answers: { Suggestions: () => ({ suggestions }) } });
const callPlaces = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: placesTexts.field });
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

// First, while the code of the dialog is still to be loaded.
test('what is typed before the field stands is typed in it, not in what one was writing', async () => {
  const { router } = start();
  const answer = screen.getByLabelText('Answer');
  await userEvent.type(answer, 'so far');
  await userEvent.keyboard('{Control>}k{/Control}jo{Enter}');
  expect(await screen.findByRole('combobox')).toHaveValue('jo');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('b');
  await waitFor(() => expect(options()).toContain('Job Openings'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(answer).toHaveValue('so far');
  expect(router.state.location.pathname).toBe('/feed');
  expect(await callPlaces()).toHaveValue('');
});

test('Ctrl+K goes to a place by the beginnings of its words, by arrows and Enter', async () => {
  const { router } = start();
  const field = await callPlaces();
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(options()).toContain('Job Openings'));
  await userEvent.type(field, 'op jo');
  expect(options()).toEqual(['Job Openings', placesTexts.searchFor('op jo')]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Job Openings');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/job-openings'));
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

test('what is no place is searched for, and says so', async () => {
  const { router } = start();
  await userEvent.type(await callPlaces(), 'zoho');
  expect(screen.getByText(placesTexts.nothing)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: placesTexts.searchFor('zoho') }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=zoho'));
});

test('beside places it goes to what may be meant', async () => {
  const { router } = start(viewer(), [
    {
      kind: 'company',
      text: 'Job Street',
      target: 'job-street',
      companyName: null,
      experienceCount: 1,
      user: null,
    },
  ]);
  await userEvent.type(await callPlaces(), 'job');
  await screen.findByRole('option', { name: /^Job Street/ });
  expect(options()).toEqual([
    'Job Openings',
    'Job Street1 experience',
    jobViewTexts.addJob,
    placesTexts.searchFor('job'),
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/company/job-street'));
});

test('a place is asked for while one writes too; ? is a letter there', async () => {
  start();
  await userEvent.type(screen.getByLabelText('Answer'), 'why?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await callPlaces()).toBeInTheDocument();
  expect(screen.getByLabelText('Answer')).toHaveValue('why?');
});

test('? lists the keys, and so does an action of the places', async () => {
  start();
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: placesTexts.shortcuts }));
  for (const { what } of shortcuts) expect(dialog.getAllByText(what).length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.type(await callPlaces(), 'short');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: placesTexts.shortcuts })).toBeInTheDocument();
});

test('the key that lists the keys puts the list away again', async () => {
  start();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: placesTexts.shortcuts });
  await userEvent.keyboard('?');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the keys of admins are listed for admins alone', async () => {
  const { unmount } = start();
  await userEvent.keyboard('?');
  expect((await screen.findByRole('dialog')).textContent).not.toContain('Verification');
  unmount();
  start({ ...viewer(), isAdmin: true });
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog'));
  for (const { what } of adminShortcuts) expect(dialog.getByText(what)).toBeInTheDocument();
});

test('each person has the places that they may open', () => {
  const labels = (over: object) =>
    placesFor({ ...viewer(), ...over } as never).map(({ label }) => label);
  const alumnus = labels({ role: 'alumni' });
  expect(alumnus).toContain('Create Post');
  expect(alumnus).toContain(jobViewTexts.addJob);
  expect(alumnus).toContain('Blocked people');
  expect(alumnus).toContain('Moderation');
  expect(alumnus).not.toContain('Verification');
  expect(labels({ role: 'mentee' })).not.toContain('Create Post');
  expect(labels({ isMember: false })).not.toContain(jobViewTexts.addJob);
  const admin = labels({ isAdmin: true });
  expect(admin).toContain('Verification');
  expect(admin).not.toContain('Audit Log');
  expect(labels({ isAdmin: true, isSuperAdmin: true })).toContain('Audit Log');
});
