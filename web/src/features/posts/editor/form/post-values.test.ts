import { expect, test } from 'vitest';
import { emptyPost, readValues, sameValues, thisYear } from './post-values';

const zoho = {
  companyName: 'Zoho',
  role: 'MTS',
  companyLogo: null,
  experienceType: 'fulltime',
} as const;
const empty = emptyPost(zoho);

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
