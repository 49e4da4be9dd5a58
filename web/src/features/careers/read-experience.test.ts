import { expect, test } from 'vitest';
import { readExperience } from './read-experience';

test.each([
  null,
  {},
  { experience: { companyName: '', role: 'SDE', experienceType: 'fulltime' } },
  { experience: { companyName: 'Zoho', role: 'SDE', experienceType: 'other' } },
])('router state without an experience is refused: %j', (state) =>
  expect(readExperience(state)).toBeNull(),
);
