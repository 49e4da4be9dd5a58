import { careerTexts } from '@schema/rules/careers/careers-texts';
import { collegeYear } from '@schema/rules/text/days';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { careerEntry as entry } from '@/testing/builders';
import { editorOpener, fill, group, path, press, user } from '@/testing/rooms/career-editor';
import CareerPathPage from '../pages/CareerPathPage';

const openEditor = editorOpener(CareerPathPage);

test('internships, graduation and work are filled in and saved, numbered by their places', async () => {
  const { sent } = openEditor([], {
    answers: {
      SaveCareerPath: () => ({
        saveCareerPath: path([entry('intern1', 'Zoho'), entry('work1', 'Google')]),
      }),
    },
  });
  expect(await screen.findByText('Your career path is still empty')).toBeInTheDocument();
  await press('Add 1st Internship');
  await waitFor(() => expect(group('1st Internship').getByLabelText(/^Company/)).toHaveFocus());
  await fill('1st Internship', 'Zoho');
  // Collapsed to a row, and saved with the rest.
  await press('Done');
  expect(screen.getByText('1st Internship · Not saved yet')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '1st Internship' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit 1st Internship, Zoho' })).toHaveFocus();
  await press('Add 1st Work Experience');
  await fill('1st Work Experience', ' Google ');
  await press('Save Path');
  expect(await screen.findByText(careerTexts.saved)).toBeInTheDocument();
  expect(sent('SaveCareerPath')).toMatchObject([
    {
      input: {
        version: 0,
        experiences: [
          {
            id: null,
            checkboxName: 'intern1',
            companyName: 'Zoho',
            experienceType: 'intern',
            duration: {
              from: { year: 2021, month: 5 },
              to: { year: 2022, month: null },
              isCurrentlyWorking: false,
            },
          },
          {
            id: null,
            checkboxName: 'work1',
            experienceType: 'fulltime',
            duration: { from: { year: 2021, month: null } },
          },
        ],
      },
    },
  ]);
  expect(screen.getByText('1st Internship · Saved')).toBeInTheDocument();
  expect(screen.getByText('Everything is saved')).toBeInTheDocument();
  expect(localStorage.getItem('career-path:me')).toBeNull();
});

test('what is missing is shown in one sentence and at each field, and the first one has the focus', async () => {
  const { sent } = openEditor();
  await press('Save Path');
  expect(screen.getByRole('alert')).toHaveTextContent(careerTexts.none);
  await press('Add 1st Internship');
  await press('Save Path');
  expect(screen.getByRole('alert')).toHaveTextContent(careerTexts.incomplete);
  for (const text of [
    'Company name is required',
    'Role is required',
    careerTexts.fromYearRequired,
    careerTexts.fromMonthRequired,
    careerTexts.toYearRequired,
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  await waitFor(() => expect(group('1st Internship').getByLabelText(/^Company/)).toHaveFocus());
  expect(sent('SaveCareerPath')).toEqual([]);
});

test('a year is typed: only digits, and a wrong one is shown when the field is left', async () => {
  openEditor();
  await press('Add 1st Work Experience');
  const year = group('1st Work Experience').getByLabelText('From year');
  await user.click(year);
  await user.tab();
  expect(screen.queryByText(careerTexts.fromYearRequired)).not.toBeInTheDocument();
  await user.type(year, '1a8-99');
  expect(year).toHaveValue('1899');
  await user.tab();
  expect(
    await screen.findByText(careerTexts.yearRange('From year', 1900, collegeYear(new Date()))),
  ).toBeInTheDocument();
  await user.clear(year);
  await user.type(year, '2019');
  await user.tab();
  expect(screen.queryByText(/^From year must/)).not.toBeInTheDocument();
});

test('a saved entry is shown as saved, and changed by an explicit Edit', async () => {
  const { sent } = openEditor([entry('work1', 'Google')], {
    answers: {
      SaveCareerPath: () => ({
        saveCareerPath: path([entry('work1', 'Google', { role: 'Staff' })], 2),
      }),
    },
  });
  await press('Edit 1st Work Experience, Google');
  const role = group('1st Work Experience').getByLabelText(/^Role/);
  await user.clear(role);
  await user.type(role, 'Staff');
  await press('Save Path');
  expect(await screen.findByText('Staff')).toBeInTheDocument();
  expect(sent('SaveCareerPath')).toMatchObject([
    {
      input: {
        version: 1,
        experiences: [
          {
            id: 'work1',
            checkboxName: 'work1',
            role: 'Staff',
            duration: { from: { year: 2021, month: 5 } },
          },
        ],
      },
    },
  ]);
});

test('removing an entry renumbers the rest; what was saved comes back by discarding', async () => {
  openEditor([entry('work1', 'Google'), entry('work2', 'Zoho'), entry('work3', 'Bosch')]);
  await press('Edit 1st Work Experience, Google');
  await press('Remove');
  expect(screen.getByText('1st Work Experience · Saved').parentElement).toHaveTextContent('Zoho');
  expect(screen.getByText('2nd Work Experience · Saved').parentElement).toHaveTextContent('Bosch');
  await press('Discard changes');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }),
  );
  expect(screen.getByText('3rd Work Experience · Saved').parentElement).toHaveTextContent('Bosch');
});

test('the current job is the last entry: the work after it goes, and none can be added, until it is unticked', async () => {
  openEditor([entry('work1', 'Google'), entry('work2', 'Zoho')]);
  await press('Edit 1st Work Experience, Google');
  await user.click(screen.getByLabelText('I currently work here'));
  expect(screen.queryByText('Zoho')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add \w+ Work/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('To year')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('I currently work here'));
  expect(screen.getByText('Zoho')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add 3rd Work Experience' })).toBeInTheDocument();
});

test('Keep as saved and Remove bring back the work that a current job took out', async () => {
  openEditor([entry('work1', 'Google'), entry('work2', 'Zoho')]);
  await press('Edit 1st Work Experience, Google');
  await user.click(screen.getByLabelText('I currently work here'));
  expect(screen.queryByText('Zoho')).not.toBeInTheDocument();
  await press('Keep as saved');
  expect(screen.getByText('Zoho')).toBeInTheDocument();
  expect(screen.getByText('Everything is saved')).toBeInTheDocument();
  await press('Edit 1st Work Experience, Google');
  await user.click(screen.getByLabelText('I currently work here'));
  await press('Remove');
  expect(screen.getByText('1st Work Experience · Saved').parentElement).toHaveTextContent('Zoho');
});

test('a removed entry is put back in its place by Undo, with what was typed', async () => {
  openEditor([entry('work1', 'Razorpay'), entry('work2', 'Zoho')]);
  await press('Edit 1st Work Experience, Razorpay');
  await user.type(group('1st Work Experience').getByLabelText(/^Role/), '!');
  await press('Remove');
  expect(await screen.findByText(careerTexts.removed('Razorpay'))).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  expect(group('1st Work Experience').getByLabelText(/^Role/)).toHaveValue('SDE!');
  expect(screen.getByText('2nd Work Experience · Saved').parentElement).toHaveTextContent('Zoho');
});

test.each([
  ['after the path was saved', false],
  ['while the path is saved', true],
])('a saved entry that Undo puts back %s is saved as a new one', async (_when, isWhileSaving) => {
  let answer = () => {};
  const { sent } = openEditor([entry('work1', 'Razorpay'), entry('work2', 'Zoho')], {
    answers: {
      SaveCareerPath: () =>
        new Promise((resolve) => {
          answer = () => resolve({ saveCareerPath: path([entry('work2', 'Zoho')], 2) });
        }),
    },
  });
  const undo = () =>
    user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await press('Edit 1st Work Experience, Razorpay');
  await press('Remove');
  await press('Save Path');
  await waitFor(() => expect(sent('SaveCareerPath')).toHaveLength(1));
  if (isWhileSaving) await undo();
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save Path' })).toBeEnabled());
  if (!isWhileSaving) await undo();
  await press('Save Path');
  await waitFor(() =>
    expect(sent('SaveCareerPath')[1]).toMatchObject({
      input: {
        experiences: expect.arrayContaining([
          expect.objectContaining({ id: null, companyName: 'Razorpay' }),
          expect.objectContaining({ id: 'work2', companyName: 'Zoho' }),
        ]) as unknown,
      },
    }),
  );
});

test('what is typed while the path is saved stays, and is not saved yet', async () => {
  let answer = () => {};
  const { sent } = openEditor([entry('work1', 'Google')], {
    answers: {
      SaveCareerPath: () =>
        new Promise((resolve) => {
          answer = () =>
            resolve({
              saveCareerPath: path([entry('work1', 'Google'), entry('work2', 'Bosch')], 2),
            });
        }),
    },
  });
  await press('Add 2nd Work Experience');
  await fill('2nd Work Experience', 'Bosch');
  await press('Save Path');
  await waitFor(() => expect(sent('SaveCareerPath')).toHaveLength(1));
  const role = group('2nd Work Experience').getByLabelText(/^Role/);
  await user.type(role, ' II');
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save Path' })).toBeEnabled());
  expect(role).toHaveValue('SDE II');
  expect(role).toHaveFocus();
  expect(screen.getByText('Not saved yet, kept on this device')).toBeInTheDocument();
  await press('Save Path');
  await waitFor(() =>
    expect(sent('SaveCareerPath')[1]).toMatchObject({
      input: { version: 2, experiences: [{ id: 'work1' }, { id: 'work2', role: 'SDE II' }] },
    }),
  );
});
