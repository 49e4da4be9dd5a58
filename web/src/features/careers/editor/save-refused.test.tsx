import { careerTexts } from '@schema/rules/careers/careers-texts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { careerEntry as entry } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { editorOpener, fill, group, path, press, user } from '@/testing/rooms/career-editor';
import CareerPathPage from '../pages/CareerPathPage';

const openEditor = editorOpener(CareerPathPage);

test('saved in another tab while something is typed here: the refusal is shown, and both are merged', async () => {
  let saved = path([entry('work1', 'Google')]);
  const { emit, sent } = openEditor([], {
    answers: {
      CareerPath: () => ({ careerPath: saved }),
      SaveCareerPath: () => {
        throw refusal('CONFLICT', careerTexts.changedElsewhere);
      },
    },
  });
  await press('Add 2nd Work Experience');
  await fill('2nd Work Experience', 'Bosch');
  await press('Save Path');
  expect(await screen.findByText(careerTexts.changedElsewhere)).toBeInTheDocument();
  saved = path([entry('work1', 'Google'), entry('work2', 'Zoho')], 2);
  emit('CareerPathLive', { careerPathUpdated: { __typename: 'CareerPath', id: 'me', version: 2 } });
  await press('Load it, keep what I typed');
  expect(screen.getByText('Zoho')).toBeInTheDocument();
  expect(group('3rd Work Experience').getByLabelText(/^Company/)).toHaveValue('Bosch');
  await press('Save Path');
  await waitFor(() =>
    expect(sent('SaveCareerPath').at(-1)).toMatchObject({
      input: {
        version: 2,
        experiences: [
          { id: 'work1' },
          { id: 'work2' },
          { companyName: 'Bosch', checkboxName: 'work3' },
        ],
      },
    }),
  );
});

test('what the server refuses leads to the field; a lost connection says the documented text', async () => {
  let error: unknown = refusal('BAD_USER_INPUT', 'Role is required', {
    'experiences.0.role': 'Role is required',
  });
  openEditor([entry('work1', 'Google')], {
    answers: {
      SaveCareerPath: () => {
        throw error;
      },
    },
  });
  await press('Edit 1st Work Experience, Google');
  await user.type(group('1st Work Experience').getByLabelText(/^Role/), '!');
  await press('Save Path');
  await waitFor(() => expect(group('1st Work Experience').getByLabelText(/^Role/)).toHaveFocus());
  expect(screen.getAllByText('Role is required')).toHaveLength(2);
  error = new TypeError('Failed to fetch');
  await press('Save Path');
  expect(await screen.findByText(careerTexts.saveFailed)).toBeInTheDocument();
});

test.each([
  ['intern', '1st Internship'],
  ['fresher', '1st Work Experience'],
  ['experienced', '1st Work Experience'],
])('chosen during the verification, %s opens the %s', async (careerStage, name) => {
  openEditor([], { state: { careerStage } });
  expect(await screen.findByRole('group', { name })).toBeInTheDocument();
  expect(screen.getAllByRole('group', { name: /^1st/ })).toHaveLength(1);
});

test('what is there already is not begun anew', async () => {
  openEditor([entry('work1', 'Google')], { state: { careerStage: 'fresher' } });
  expect(await screen.findByRole('button', { name: 'Add 1st Internship' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /Work Experience/ })).not.toBeInTheDocument();
});
