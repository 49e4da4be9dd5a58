import { careerTexts } from '@schema/rules/careers-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { careerPath, connection, careerEntry as entry } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import CareerPathPage from '../pages/CareerPathPage';

type Options = Partial<Parameters<typeof open>[1]>;
const path = (experiences: object[] = [], version?: number) =>
  careerPath('me', experiences, version);
const openEditor = (experiences: object[] = [], options: Options = {}) =>
  open(CareerPathPage, {
    path: '/career-path',
    ...options,
    answers: {
      CareerPath: () => ({ careerPath: path(experiences) }),
      Drafts: () => ({ drafts: connection('PostDraftConnection', []) }),
      ...options.answers,
    },
  });

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const fill = async (name: string, company: string) => {
  const form = group(name);
  await user.type(form.getByLabelText(/^Company/), company);
  await user.type(form.getByLabelText(/^Role/), 'SDE');
  if (name.endsWith('Internship')) await user.selectOptions(form.getByLabelText('From month'), '5');
  await user.type(form.getByLabelText('From year'), '2021');
  const end = form.queryByLabelText('To year');
  if (end) await user.type(end, '2022');
};

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
    await screen.findByText(careerTexts.yearRange('From year', 1900, new Date().getFullYear())),
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
