import { expect, test } from 'vitest';
import { readPostSubject } from './read-post-subject';

const zoho = { companyName: 'Zoho', role: 'SDE', experienceType: 'fulltime' };

test.each([
  null,
  {},
  { subject: { ...zoho, companyName: '' } },
  { subject: { ...zoho, experienceType: 'other' } },
  { subject: { ...zoho, role: undefined } },
])('router state that does not say what a post is about is refused: %j', (state) =>
  expect(readPostSubject(state)).toBeNull(),
);

test.each([
  [zoho, { ...zoho, companyLogo: null }],
  [
    { ...zoho, companyLogo: 'https://logo.example/zoho.png', fromYear: 2020 },
    { ...zoho, companyLogo: 'https://logo.example/zoho.png', fromYear: 2020 },
  ],
  // A year is a help alone: without a good one the post begins with none.
  [
    { ...zoho, fromYear: 'x' },
    { ...zoho, companyLogo: null, fromYear: undefined },
  ],
])('what a post is about is read: %j', (subject, read) =>
  expect(readPostSubject({ subject })).toEqual(read),
);
