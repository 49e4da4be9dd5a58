import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { careerEntry as entry, careerPath, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { careerTexts } from '@schema/rules/careers-texts';
import { draftTexts, postTexts } from '@schema/rules/posts-texts';
import CareerPathPage from './pages/CareerPathPage';
import { readExperience } from './read-experience';
import { ordinalText } from './timeline/entry-labels';

type Options = Partial<Parameters<typeof open>[1]>;
const path = (experiences: object[] = [], version?: number) =>
  careerPath('me', experiences, version);
const drafts = (...nodes: object[]) => ({
  drafts: {
    __typename: 'PostDraftConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});
const draft = (id: string, companyName: string, facts: object = {}) => ({
  __typename: 'PostDraftLine',
  id,
  companyName,
  experienceType: 'fulltime',
  role: 'Dev',
  logo: null,
  savedAt: new Date(Date.now() - 2.5 * 3_600_000).toISOString(),
  ...facts,
});
const openPath = (experiences: object[] = [], options: Options = {}) =>
  open(CareerPathPage, {
    path: '/career-path',
    ...options,
    answers: {
      CareerPath: () => ({ careerPath: path(experiences) }),
      Drafts: () => drafts(),
      ...options.answers,
    },
  });

const user = userEvent.setup();
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
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
  const { sent } = openPath([], {
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
  const { sent } = openPath();
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
  openPath();
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
  const { sent } = openPath([entry('work1', 'Google')], {
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
  openPath([entry('work1', 'Google'), entry('work2', 'Zoho'), entry('work3', 'Bosch')]);
  await press('Edit 1st Work Experience, Google');
  await press('Remove');
  expect(screen.getByText('1st Work Experience · Saved').parentElement).toHaveTextContent('Zoho');
  expect(screen.getByText('2nd Work Experience · Saved').parentElement).toHaveTextContent('Bosch');
  await press('Discard changes');
  expect(screen.getByText('3rd Work Experience · Saved').parentElement).toHaveTextContent('Bosch');
});

test('the current job is the last entry: the work after it goes, and none can be added, until it is unticked', async () => {
  openPath([entry('work1', 'Google'), entry('work2', 'Zoho')]);
  await press('Edit 1st Work Experience, Google');
  await user.click(screen.getByLabelText('I currently work here'));
  expect(screen.queryByText('Zoho')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add \w+ Work/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('To year')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('I currently work here'));
  expect(screen.getByText('Zoho')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add 3rd Work Experience' })).toBeInTheDocument();
});

test('a saved entry links to its post, without an error about a second one', async () => {
  const { router } = openPath([
    entry('intern1', 'Bosch', { hasDraft: true }),
    entry('work1', 'Google', { postId: 'p1' }),
  ]);
  expect(await screen.findByText('Draft')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /Google/ }));
  expect(router.state.location.pathname).toBe('/post/p1');
  expect(screen.queryByText(postTexts.conflict)).not.toBeInTheDocument();
});

test('a draft is listed whatever the timeline says, and is continued', async () => {
  const { router } = openPath([], {
    answers: {
      Drafts: () =>
        drafts(draft('d1', 'Testco'), draft('d2', 'Zoho', { experienceType: 'intern', role: '' })),
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Continue a draft' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('TestcoDev · Full-timeSaved 2 hours ago');
  expect(second).toHaveTextContent('ZohoInternshipSaved 2 hours ago');
  await user.click(list.getByRole('link', { name: 'Continue your draft about Testco' }));
  expect(router.state.location).toMatchObject({
    pathname: '/add-post',
    state: { experience: { companyName: 'Testco', role: 'Dev', experienceType: 'fulltime' } },
  });
});

test('a draft is discarded after a question, in the account and on this device', async () => {
  const storageKey = 'add-post:me:testco:fulltime';
  localStorage.setItem(storageKey, '{}');
  const { sent } = openPath([], {
    answers: {
      Drafts: () => drafts(draft('d1', 'Testco')),
      DiscardDraft: () => ({ deleteDraft: true }),
    },
  });
  await press('Discard your draft about Testco');
  await press('Keep it');
  expect(sent('DiscardDraft')).toEqual([]);
  await press('Discard your draft about Testco');
  await press('Discard draft');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Continue a draft' })).not.toBeInTheDocument(),
  );
  expect(sent('DiscardDraft')).toEqual([{ companyName: 'Testco', experienceType: 'fulltime' }]);
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(screen.getByText(draftTexts.discarded('Testco'))).toBeInTheDocument();
});

test('drafts of this device alone are listed too, and are shown and discarded offline as well', async () => {
  const storeDraft = (company: string, base: string | null) =>
    localStorage.setItem(
      `add-post:me:${company.toLowerCase()}:intern`,
      JSON.stringify({
        at: Date.now() - 9_000_000,
        base,
        values: { companyName: company, role: 'Dev', experienceType: 'intern' },
      }),
    );
  storeDraft('Testco', 'x');
  storeDraft('Zoho', null);
  localStorage.setItem('add-post:me:broken:intern', '{"at":1,"base":null,"values":{}}');
  localStorage.setItem(
    'add-post:somebody:bosch:intern',
    JSON.stringify({
      at: 1,
      base: null,
      values: { companyName: 'Bosch', experienceType: 'intern' },
    }),
  );
  let reads = 0;
  const { sent } = openPath([], {
    answers: {
      Drafts: () => {
        reads += 1;
        if (reads === 1) throw new Error('offline');
        return drafts(draft('d1', 'TESTCO', { experienceType: 'intern' }));
      },
    },
  });
  const listedDrafts = async () =>
    within(await screen.findByRole('region', { name: 'Continue a draft' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await listedDrafts()).toEqual([
    expect.stringContaining(`ZohoDev · InternshipSaved 2 hours ago, ${draftTexts.hereOnly}`),
  ]);
  await press('Try again');
  await waitFor(async () => expect(await listedDrafts()).toHaveLength(2));
  expect((await listedDrafts())[1]).not.toContain(draftTexts.hereOnly);
  await press('Discard your draft about Zoho');
  expect(await screen.findByText(draftTexts.discardHereText)).toBeInTheDocument();
  await press('Discard draft');
  await waitFor(async () =>
    expect(await listedDrafts()).toEqual([expect.stringContaining('TESTCO')]),
  );
  expect(localStorage.getItem('add-post:me:zoho:intern')).toBeNull();
  expect(sent('DiscardDraft')).toEqual([]);
});

test('a draft that could not be discarded stays, with the reason', async () => {
  openPath([], {
    answers: {
      Drafts: () => drafts(draft('d1', 'Testco')),
      DiscardDraft: () => {
        throw new Error('offline');
      },
    },
  });
  await press('Discard your draft about Testco');
  await press('Discard draft');
  expect(await screen.findByText(draftTexts.discardFailed)).toBeInTheDocument();
  expect(screen.getByText('Testco')).toBeInTheDocument();
});

test('a company and role that the viewer has a post about is found before the form opens', async () => {
  const { router } = openPath([], {
    answers: { OwnPost: ({ role }) => ({ ownPost: role === 'product intern' ? 'p1' : null }) },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'zoho');
  await user.type(screen.getByRole('textbox', { name: 'Role' }), 'product intern');
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(postTexts.conflict);
  expect(screen.getByRole('link', { name: 'Read your post' })).toHaveAttribute('href', '/post/p1');
  await user.type(screen.getByRole('textbox', { name: 'Role' }), 'er');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/add-post'));
});

test('a saved entry without a post passes its experience to the form', async () => {
  const { router } = openPath([entry('intern1', 'Bosch')]);
  await user.click(await screen.findByRole('link', { name: /Bosch/ }));
  expect(router.state.location).toMatchObject({
    pathname: '/add-post',
    state: {
      experience: {
        companyName: 'Bosch',
        role: 'SDE',
        companyLogo: null,
        experienceType: 'intern',
      },
    },
  });
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
  openPath([entry('intern1', 'Elsewhere')]);
  expect(await screen.findByText('Kept from your last visit, not saved yet')).toBeInTheDocument();
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  expect(group('2nd Internship').getByLabelText(/^Company/)).toHaveValue('Typed');
});

test('a stored draft that is no career path is ignored', async () => {
  localStorage.setItem(
    'career-path:me',
    JSON.stringify({ version: 1, entries: [{ companyName: 7 }] }),
  );
  openPath();
  expect(await screen.findByText('Your career path is still empty')).toBeInTheDocument();
});

test('leaving with unsaved changes asks first', async () => {
  const { router } = openPath();
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
  const { emit } = openPath([], { answers: { CareerPath: () => ({ careerPath: saved }) } });
  expect(await screen.findByText('Google')).toBeInTheDocument();
  saved = path([entry('work1', 'Google'), entry('work2', 'Zoho')], 2);
  emit('CareerPathLive', { careerPathUpdated: { __typename: 'CareerPath', id: 'me', version: 2 } });
  expect(await screen.findByText('Zoho')).toBeInTheDocument();
});

test('saved in another tab while something is typed here: the refusal is shown, and both are merged', async () => {
  let saved = path([entry('work1', 'Google')]);
  const { emit, sent } = openPath([], {
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
  openPath([entry('work1', 'Google')], {
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

test('another company leads to the form', async () => {
  const { router } = openPath();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Company name is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Company/), ' Zoho ');
  await user.type(screen.getByLabelText(/Role/), 'MTS');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(router.state.location).toMatchObject({
    pathname: '/add-post',
    state: {
      experience: {
        companyName: 'Zoho',
        role: 'MTS',
        companyLogo: null,
        experienceType: 'fulltime',
      },
    },
  });
});

test('a path that does not load says so, and the form below stays usable', async () => {
  openPath([], {
    answers: {
      CareerPath: () => {
        throw refusal('UNAVAILABLE', '');
      },
    },
  });
  expect(await screen.findByText(careerTexts.loadFailed)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('students are led to the feed', async () => {
  openPath([], { me: viewer({ role: 'mentee' }) });
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
});

test.each([
  [1, '1st Internship'],
  [2, '2nd Internship'],
  [3, '3rd Internship'],
  [4, '4th Internship'],
  [11, '11th Internship'],
  [21, '21st Internship'],
])('place %i reads %s', (n, text) => expect(ordinalText('internship', n)).toBe(text));

test.each([
  null,
  {},
  { experience: { companyName: '', role: 'SDE', experienceType: 'fulltime' } },
  { experience: { companyName: 'Zoho', role: 'SDE', experienceType: 'other' } },
])('router state without an experience is refused: %j', (state) =>
  expect(readExperience(state)).toBeNull(),
);
