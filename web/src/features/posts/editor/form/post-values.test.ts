import { collegeYear } from '@schema/rules/text/days';
import { expect, test, vi } from 'vitest';
import { fieldErrors } from './errors/validation';
import { emptyPost, readValues, sameValues } from './post-values';
import { formSections } from './sections';

const zoho = {
  companyName: 'Zoho',
  role: 'MTS',
  companyLogo: null,
  experienceType: 'fulltime',
} as const;
const empty = emptyPost(zoho);
const thisYear = collegeYear(new Date());

test('an untouched form holds nothing that nobody chose, and one empty round of each template', () => {
  expect(empty).toMatchObject({
    postType: 'crisp',
    companyName: 'Zoho',
    interviewYear: thisYear,
    numberOfRounds: null,
    mode: '',
    level: '',
    campusType: '',
    finalPlacementCount: '',
    atCompany: false,
    onlineAssessment: { questionsAsked: '', duration: '', mode: '' },
    rounds: [{ roundName: '', duration: '', mode: '', level: '', isInterviewerNice: null }],
    storyRounds: [{ name: '', description: '' }],
    resume: null,
    materialFiles: [],
    typing: { hashtag: '', suggested: [] },
  });
});

test('the year is that in which one began, where one could have been interviewed then', () => {
  expect(emptyPost({ ...zoho, fromYear: 2016 }).interviewYear).toBe(2016);
  expect(emptyPost({ ...zoho, fromYear: 1990 }).interviewYear).toBe(thisYear);
});

test("the current year is the college's, also while a page stays open over New Year", () => {
  const yearError = (interviewYear: number) =>
    fieldErrors({ ...empty, interviewYear }, formSections('crisp'))['interviewYear'];
  vi.useFakeTimers({ now: new Date('2026-12-31T18:29:00Z'), toFake: ['Date'] });
  expect(emptyPost(zoho).interviewYear).toBe(2026);
  expect(yearError(2027)).toBe('Interview year must be between 2000 and 2026');
  // Half past midnight at the college, the old year farther west.
  vi.setSystemTime(new Date('2026-12-31T19:00:00Z'));
  expect(emptyPost(zoho).interviewYear).toBe(2027);
  expect(yearError(2027)).toBeUndefined();
});

test('what storage holds may be old, null or strange: each field reads as itself or as empty', () => {
  const values = readValues(
    {
      role: null,
      oneLiner: 'Think aloud.',
      hashtags: 'none',
      numberOfRounds: 'many',
      interviewYear: null,
      rounds: [{ roundName: 'HR', duration: '40' }],
      storyRounds: [],
      onlineAssessment: 4,
    },
    empty,
  );
  expect(values).toMatchObject({
    companyName: 'Zoho',
    role: 'MTS',
    oneLiner: 'Think aloud.',
    hashtags: [],
    numberOfRounds: null,
    interviewYear: thisYear,
    rounds: [{ roundName: 'HR', duration: '', mode: '' }],
    storyRounds: [{ name: '' }],
    onlineAssessment: { questionsAsked: '', mode: '' },
  });
});

test('of a published post what its author did not say is open, and rounds of which all are told count themselves', () => {
  const round = { roundName: 'HR', mode: 'online', isInterviewerNice: true };
  const published = {
    mode: 'online',
    isModeTold: false,
    level: 'easy',
    isLevelTold: true,
    numberOfRounds: 2,
    rounds: [
      { ...round, isKindnessTold: false },
      { ...round, isKindnessTold: null },
    ],
  };
  expect(readValues(published, empty)).toMatchObject({
    mode: '',
    level: 'easy',
    numberOfRounds: null,
    rounds: [{ isInterviewerNice: null }, { isInterviewerNice: true }],
  });
  expect(readValues({ ...published, numberOfRounds: 3 }, empty).numberOfRounds).toBe(3);
});

test('values are compared field by field, whatever else stands beside them', () => {
  expect(sameValues(empty, { ...empty, __typename: 'Post' } as typeof empty)).toBe(true);
  expect(sameValues(empty, { ...empty, location: 'Chennai' })).toBe(false);
});
