import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { careerEntry as entry } from '@/testing/builders';
import { editorOpener, group, path, press, user } from '@/testing/rooms/career-editor';
import CareerPathPage from '../pages/CareerPathPage';

const openEditor = editorOpener(CareerPathPage);

test('a draft is restored after a reload, and merged into what was saved meanwhile elsewhere', async () => {
  const typed = {
    key: 'k',
    id: null,
    type: 'internship',
    experienceType: 'intern',
    companyName: 'Typed',
    role: '',
    companyLogo: '',
    websiteUrl: '',
    duration: {
      from: { year: '', month: '' },
      to: { year: '', month: '' },
      isCurrentlyWorking: false,
    },
  };
  localStorage.setItem(
    'career-path:me',
    JSON.stringify({ version: 0, base: [], entries: [typed] }),
  );
  openEditor([entry('intern1', 'Elsewhere')]);
  expect(await screen.findByText('Kept from your last visit, not saved yet')).toBeInTheDocument();
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  expect(group('2nd Internship').getByLabelText(/^Company/)).toHaveValue('Typed');
});

test('a stored draft that is no career path is ignored', async () => {
  localStorage.setItem(
    'career-path:me',
    JSON.stringify({ version: 1, entries: [{ companyName: 7 }] }),
  );
  openEditor();
  expect(await screen.findByText('Your career path is still empty')).toBeInTheDocument();
});

test('leaving with unsaved changes asks first', async () => {
  const { router } = openEditor();
  await press('Add 1st Internship');
  await user.type(group('1st Internship').getByLabelText(/^Company/), 'Zoho');
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await press('Keep editing');
  expect(router.state.location.pathname).toBe('/career-path');
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await press('Leave');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
});

test('saved in another tab: nothing typed here is taken over at once', async () => {
  let saved = path([entry('work1', 'Google')]);
  const { emit } = openEditor([], { answers: { CareerPath: () => ({ careerPath: saved }) } });
  expect(await screen.findByText('Google')).toBeInTheDocument();
  saved = path([entry('work1', 'Google'), entry('work2', 'Zoho')], 2);
  emit('CareerPathLive', { careerPathUpdated: { __typename: 'CareerPath', id: 'me', version: 2 } });
  expect(await screen.findByText('Zoho')).toBeInTheDocument();
});
