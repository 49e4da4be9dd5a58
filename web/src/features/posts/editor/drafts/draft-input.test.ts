import { expect, test } from 'vitest';
import { emptyPost } from '../form/post-values';
import { toDraftInput } from './draft-input';

const empty = emptyPost({
  companyName: 'Zoho',
  role: 'MTS',
  companyLogo: null,
  experienceType: 'fulltime',
});

test('an empty number, half a number and a choice that was not made are sent as null', () => {
  expect(toDraftInput({ ...empty, finalPlacementCount: 2.5, cgpaRequired: 7.5 })).toMatchObject({
    numberOfRounds: null,
    finalPlacementCount: null,
    cgpaRequired: 7.5,
    campusType: null,
    location: '',
    mode: null,
    onlineAssessment: { duration: null },
    rounds: [{ duration: null, level: null, isInterviewerNice: null }],
  });
});

test('files are sent by id, and what stands in a box and was not added is not sent', () => {
  const file = { id: 'f1', name: 'cv.pdf', size: 1, contentType: 'application/pdf' };
  const input = toDraftInput({ ...empty, resume: file, materialFiles: [file] });
  expect(input).toMatchObject({ resumeFileId: 'f1', materialFileIds: ['f1'] });
  expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['typing']));
  expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['resume']));
});
