import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { careerTexts } from '@schema/rules/careers-texts';
import CareerPathPage from './pages/CareerPathPage';
import { readExperience } from './experience';
import { monthsText } from './timeline';

type Options = Partial<Parameters<typeof open>[1]>;
const empty = { careerPath: { __typename: 'CareerPath', id: 'me', experiences: [], totalExperienceDuration: 0, totalInternshipDuration: 0, totalWorkDuration: 0 } };
const openPath = (options: Options = {}) => open(CareerPathPage, { path: '/career-path', answers: { CareerPath: () => empty }, ...options });

test('an empty path still lets one share: another company leads to the form', async () => {
  const { router } = openPath();
  expect(await screen.findByText('Your career path is still empty')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Company name is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Company/), ' Zoho ');
  await userEvent.type(screen.getByLabelText(/Role/), 'MTS');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(router.state.location).toMatchObject({ pathname: '/add-post', state: { experience: { companyName: 'Zoho', role: 'MTS', companyLogo: null, experienceType: 'fulltime' } } });
});

test('a path that does not load says so, and the form below stays usable', async () => {
  openPath({ answers: { CareerPath: () => { throw refusal('UNAVAILABLE', ''); } } });
  expect(await screen.findByText(careerTexts.loadFailed)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('students are led to the feed', async () => {
  openPath({ me: viewer({ role: 'mentee' }) });
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
});

test.each([[0, '0 mo'], [5, '5 mo'], [12, '1 yr'], [43, '3 yr 7 mo']])('%i months read %s', (months, text) => expect(monthsText(months)).toBe(text));

test.each([null, {}, { experience: { companyName: '', role: 'SDE', experienceType: 'fulltime' } }, { experience: { companyName: 'Zoho', role: 'SDE', experienceType: 'other' } }])(
  'router state that is none is not taken: %j', (state) => expect(readExperience(state)).toBeNull(),
);
