import { accentProblem, nearestReadable } from '@schema/rules/college/accent';
import { documentedStudies, type Studies } from '@schema/rules/college/college';
import { logoStyle } from '@schema/rules/college/college-logo';
import { noWords, collegeTexts as texts } from '@schema/rules/college/college-texts';
import { commonTexts } from '@schema/rules/common-texts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { showStudies, studiesNow } from '@/core/college/studies';
import { site } from '@/core/site';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { nameTitles } from '@/ui';
import CollegePage from './pages/CollegePage';

const owner = { ...viewer(), isAdmin: true, isSuperAdmin: true };
const settings = (version: number, words: object = {}, studies = documentedStudies) => ({
  __typename: 'CollegeSettings',
  version,
  name: 'Govindrao College',
  isNamed: true,
  isNameLocked: true,
  shortName: '',
  isShortNameLocked: true,
  logoUrl: null,
  emailDomain: 'student.govindrao.example',
  isEmailDomainLocked: true,
  words: { __typename: 'College', ...noWords, ...words },
  studies: {
    __typename: 'CollegeStudies',
    streams: studies.streams,
    degrees: studies.degrees.map((one) => ({ __typename: 'CollegeDegree', ...one })),
  },
  heldDegrees: [],
  heldStreams: [
    { __typename: 'HeldStudy', name: 'CSE', people: 1200 },
    { __typename: 'HeldStudy', name: 'Textiles', people: 3 },
  ],
});

beforeEach(() => localStorage.clear());

test('what is written shows as visitors will read it, and is saved as the server takes it', async () => {
  const user = userEvent.setup();
  const { sent } = open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: {
      College: () => ({ college: settings(0) }),
      ChangeCollege: ({ words }) => ({ changeCollege: settings(1, words as object) }),
    },
  });
  const preview = await screen.findByRole('region', { name: texts.preview.title });
  expect(within(preview).getByText(texts.preview.none)).toBeInTheDocument();
  await user.type(screen.getByLabelText(texts.contact.email), 'office@govindrao.example');
  await user.type(screen.getByLabelText(texts.contact.phones), '+91 80 1234{Enter}+91 80 5678');
  await user.click(screen.getByRole('button', { name: texts.founders.add }));
  const person = screen.getByRole('group', { name: 'Person 1' });
  await user.type(within(person).getByLabelText(/^Name/), 'Latha Iyer');
  expect(within(preview).getByText('Latha Iyer')).toBeInTheDocument();
  expect(within(preview).getByRole('link', { name: '+91 80 5678' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await within(person).findByText('Role is required')).toBeInTheDocument();
  expect(sent('ChangeCollege')).toEqual([]);
  await user.type(within(person).getByLabelText(/^Role/), 'Placement officer');
  await user.type(within(person).getByLabelText(/^Links/), 'linkedin.com/in/latha');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.state.saved)).toBeInTheDocument();
  expect(sent('ChangeCollege')[0]).toEqual({
    version: 0,
    studies: documentedStudies,
    words: {
      ...noWords,
      email: 'office@govindrao.example',
      phones: ['+91 80 1234', '+91 80 5678'],
      founders: [
        {
          name: 'Latha Iyer',
          role: 'Placement officer',
          words: '',
          links: ['https://linkedin.com/in/latha'],
        },
      ],
    },
  });
});

test('who is slower is told, loses nothing and chooses', async () => {
  const user = userEvent.setup();
  let now = settings(1, { about: 'On a hill.' });
  open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: {
      College: () => ({ college: now }),
      ChangeCollege: ({ version, words }) => {
        if (version !== now.version) throw refusal('CONFLICT', texts.changedMeanwhile);
        now = settings(now.version + 1, words as object);
        return { changeCollege: now };
      },
    },
  });
  const about = await screen.findByLabelText(texts.about.label);
  await user.type(about, ' By a river.');
  now = settings(2, { about: 'Faster.' });
  await user.click(screen.getByRole('button', { name: texts.save }));
  const choice = await screen.findByRole('button', { name: commonTexts.outdatedDraft.keep });
  expect(about).toHaveValue('On a hill. By a river.');
  await user.click(choice);
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.state.saved)).toBeInTheDocument();
  expect(now).toMatchObject({ version: 3, words: { about: 'On a hill. By a river.' } });
});

test('an untouched page follows what a colleague saves', async () => {
  const { emit } = open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: { College: () => ({ college: settings(1, { about: 'Before.' }) }) },
  });
  const about = await screen.findByLabelText(texts.about.label);
  act(() => emit('CollegeChanged', { collegeChanged: settings(2, { about: 'After.' }) }));
  expect(await screen.findByDisplayValue('After.')).toBe(about);
});

test('a name that the environment does not say is changed, and stands on this tab as it is saved', async () => {
  const user = userEvent.setup();
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'experiencia:college');
  const ours = { ...settings(1), isNameLocked: false };
  const { sent } = open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: {
      College: () => ({ college: ours }),
      ChangeCollege: ({ name }) => ({ changeCollege: { ...ours, version: 2, name } }),
    },
  });
  const field = await screen.findByDisplayValue('Govindrao College');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(`${texts.look.name} is required`)).toBeInTheDocument();
  expect(sent('ChangeCollege')).toEqual([]);
  await user.type(field, 'Latha College');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.state.saved)).toBeInTheDocument();
  expect(sent('ChangeCollege')).toMatchObject([{ name: 'Latha College' }]);
  expect(site.collegeName).toBe('Latha College');
  meta.remove();
});

test('a short name stands beside the logo and in the tab as it is saved', async () => {
  const user = userEvent.setup();
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'experiencia:short-name');
  meta.setAttribute('content', '');
  const ours = { ...settings(1), isShortNameLocked: false };
  const { sent } = open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: {
      College: () => ({ college: ours }),
      ChangeCollege: ({ shortName }) => ({ changeCollege: { ...ours, version: 2, shortName } }),
    },
  });
  expect(site.brand).toBe('Vidyasagar Institute of Engineering');
  await user.type(await screen.findByLabelText(texts.look.shortName), 'VIE');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.state.saved)).toBeInTheDocument();
  expect(sent('ChangeCollege')).toMatchObject([{ shortName: 'VIE' }]);
  expect(site.brand).toBe('VIE');
  expect(document.title).toBe('College · VIE');
  meta.remove();
  nameTitles('');
});

test('what institute addresses end in is written here, but where anybody gets one, or the server says it', async () => {
  const user = userEvent.setup();
  const ours = { ...settings(1), emailDomain: '', isEmailDomainLocked: false };
  const { sent } = open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: {
      College: () => ({ college: ours }),
      ChangeCollege: ({ emailDomain }) => ({ changeCollege: { ...ours, version: 2, emailDomain } }),
    },
  });
  const domain = await screen.findByLabelText(texts.look.domain);
  await user.type(domain, 'gmail.com');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.wrong.domainPublic)).toBeInTheDocument();
  expect(sent('ChangeCollege')).toEqual([]);
  await user.clear(domain);
  await user.type(domain, '@Students.NIT.example');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.state.saved)).toBeInTheDocument();
  expect(sent('ChangeCollege')).toMatchObject([{ emailDomain: 'students.nit.example' }]);
});

test('a logo is shown, taken away once that is confirmed, and the tab shows it no more', async () => {
  const user = userEvent.setup();
  const style = document.head.appendChild(document.createElement('style'));
  style.dataset['logo'] = '';
  const ours = { ...settings(1), logoUrl: '/college-logo/f1.small' };
  style.textContent = logoStyle(ours.logoUrl);
  const { sent } = open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: {
      College: () => ({ college: ours }),
      RemoveCollegeLogo: () => ({ removeCollegeLogo: { ...ours, logoUrl: null } }),
    },
  });
  const { logo } = texts.look;
  expect(await screen.findByRole('img', { name: logo.frame })).toHaveAttribute('src', ours.logoUrl);
  await user.click(screen.getByRole('button', { name: logo.remove }));
  expect(sent('RemoveCollegeLogo')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: logo.ask.yes }));
  expect(await screen.findByText(logo.removed)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: logo.add })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: logo.frame })).not.toBeInTheDocument();
  expect(style.textContent).toBe('');
  style.remove();
});

test('what can’t be loaded says so', async () => {
  open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: {
      College: () => {
        throw refusal('INTERNAL', texts.loadFailed);
      },
    },
  });
  expect(await screen.findByText(texts.loadFailed)).toBeInTheDocument();
});

test('a colour that words can’t be read on is refused, with the nearest that they can', async () => {
  const user = userEvent.setup();
  const { sent } = open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: { College: () => ({ college: settings(1) }) },
  });
  expect(await screen.findByDisplayValue('Govindrao College')).toHaveAttribute('readonly');
  await user.type(screen.getByLabelText(texts.look.accent), '#ffd54f');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(accentProblem('#ffd54f') ?? '')).toBeInTheDocument();
  expect(sent('ChangeCollege')).toEqual([]);
  await user.click(
    screen.getByRole('button', { name: texts.look.use(nearestReadable('#ffd54f')) }),
  );
  expect(screen.queryByText(/White words on it/)).not.toBeInTheDocument();
});

test('branches and degrees are the college’s own, and hold for this tab as they are saved', async () => {
  const user = userEvent.setup();
  const { sent } = open(CollegePage, {
    path: '/admin/college',
    me: owner,
    answers: {
      College: () => ({ college: settings(1) }),
      ChangeCollege: ({ words, studies }) => ({
        changeCollege: settings(2, words as object, studies as Studies),
      }),
    },
  });
  const branches = await screen.findByLabelText(texts.studies.streams);
  expect(screen.getByText('On profiles: CSE 1,200')).toBeInTheDocument();
  expect(screen.getByText('On profiles, but not offered: Textiles 3')).toBeInTheDocument();
  await user.clear(branches);
  await user.type(branches, 'CSE{Enter}AI & DS{Enter}cse');
  await user.click(screen.getByRole('button', { name: texts.degrees.add }));
  const degree = screen.getByRole('group', { name: 'Degree 5' });
  await user.type(within(degree).getByLabelText(/^Name/), 'mba');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.wrong.twice('cse'))).toBeInTheDocument();
  expect(within(degree).getByText(texts.wrong.twice('mba'))).toBeInTheDocument();
  expect(sent('ChangeCollege')).toEqual([]);
  await user.type(branches, '{Backspace}{Backspace}{Backspace}IT');
  await user.clear(within(degree).getByLabelText(/^Name/));
  await user.type(within(degree).getByLabelText(/^Name/), 'MCA');
  await user.click(within(degree).getByRole('button', { name: texts.degrees.up('MCA') }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.state.saved)).toBeInTheDocument();
  const [bTech, mTech, mba, msc] = documentedStudies.degrees;
  const mca = { name: 'MCA', hasStream: false, hasSpecialisation: true };
  const saved = { degrees: [bTech, mTech, mba, mca, msc], streams: ['CSE', 'AI & DS', 'IT'] };
  expect(sent('ChangeCollege')).toMatchObject([{ studies: saved }]);
  expect(studiesNow()).toEqual(saved);
  showStudies(documentedStudies);
});
