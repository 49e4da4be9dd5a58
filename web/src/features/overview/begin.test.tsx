import { type BeginStep, beginPath, doneBy } from '@schema/rules/college/begin';
import { beginTexts as texts } from '@schema/rules/college/begin-texts';
import { documentedStudies } from '@schema/rules/college/college';
import { collegeTexts, noWords } from '@schema/rules/college/college-texts';
import { commonTexts } from '@schema/rules/common-texts';
import { type CollegeStep, collegeSteps } from '@schema/rules/overview/overview-texts';
import { signInWaysTexts as signInTexts } from '@schema/rules/services/sign-in-ways-texts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  collegeEnvironment,
  mailServer,
  adminOverview as overview,
  collegeSettings as settings,
  signInWays,
  testLetter,
} from '@/testing/rooms/administration';
import { BeginReturn } from './index';
import BeginPage from './pages/BeginPage';
import OverviewPage from './pages/OverviewPage';

const owner = { ...viewer(), isAdmin: true, isSuperAdmin: true };
/** The steps, at one of them or where they begin; the college is as `server.college` has it. */
function begin({ at, answers = {} }: { at?: BeginStep | 'end'; answers?: object } = {}) {
  const server = { college: settings(0), left: [...collegeSteps] as CollegeStep[] };
  const page = open(BeginPage, {
    path: '/admin/begin',
    at: at ? beginPath(at) : '/admin/begin',
    me: owner,
    answers: {
      AdminOverview: () => ({ adminOverview: overview(server.left) }),
      College: () => ({ college: server.college }),
      CollegeEnvironment: () => collegeEnvironment(),
      ChangeCollege: ({ version, words, name }) => {
        if (version !== server.college.version)
          throw refusal('CONFLICT', collegeTexts.changedMeanwhile);
        const { college } = server;
        server.left = server.left.filter((step) => step !== 'collegeWords');
        server.college = settings(college.version + 1, words as object, {
          name: name ?? college.name,
          isNamed: college.isNamed || name !== undefined,
        });
        return { changeCollege: server.college };
      },
      ...answers,
    },
  });
  return { ...page, server };
}

const step = (name: string) => screen.findByRole('group', { name });
const nameField = () => screen.findByLabelText(new RegExp(`^${collegeTexts.look.name}`));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an untouched college opens with its steps, and no second time in this tab', async () => {
  const show = () =>
    open(OverviewPage, {
      path: '/admin',
      me: owner,
      answers: {
        AdminOverview: () => ({ adminOverview: overview(collegeSteps, true) }),
        AdminTasks: () => ({
          adminTasks: {
            __typename: 'AdminTasks',
            verifications: 0,
            reports: 0,
            rosterMatches: 0,
            medianHours: null,
          },
        }),
      },
    });
  const opened = show();
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(opened.router.state.location.pathname).toBe('/admin/begin');
  opened.unmount();

  let isTold = 0;
  const steps = begin({
    answers: {
      AdminOverview: () => ({ adminOverview: overview(collegeSteps, true) }),
      BeginCollege: () => {
        isTold += 1;
        throw new Error('away');
      },
    },
  });
  await step('Step 1 of 10: Name and colour');
  expect(isTold).toBe(1);
  await userEvent.click(screen.getByRole('link', { name: texts.leave }));
  expect(steps.router.state.location.pathname).toBe('/admin');
  steps.unmount();
  show();
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
});

test('a step is saved by itself and leads to the next; what is done is told by the facts', async () => {
  const user = userEvent.setup();
  const { sent, router } = begin();
  await step('Step 1 of 10: Name and colour');
  // What the product calls a college is no name that somebody gave it.
  expect(await nameField()).toHaveValue('');
  expect(screen.queryByRole('button', { name: texts.save })).not.toBeInTheDocument();
  await user.type(await nameField(), 'Govindrao College');
  await user.click(screen.getByRole('button', { name: texts.save }));
  const contact = await step('Step 2 of 10: How to reach you');
  expect(contact).toHaveFocus();
  expect(router.state.location.search).toBe('?step=contact');
  expect(sent('ChangeCollege')).toEqual([
    {
      version: 0,
      words: noWords,
      studies: documentedStudies,
      name: 'Govindrao College',
      shortName: '',
    },
  ]);
  const steps = screen.getByRole('navigation', { name: texts.stepsLabel });
  expect(await within(steps).findByRole('link', { name: /Name and colour Done/ })).toBeVisible();
  // The row is there; how the college is reached is not.
  expect(within(steps).getByRole('link', { name: /How to reach you To do/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('what is skipped stays typed, and is not saved by another step', async () => {
  const user = userEvent.setup();
  const { sent } = begin({ at: 'look' });
  await user.type(await nameField(), 'Govindrao');
  await user.click(screen.getByRole('link', { name: texts.skip }));
  await step('Step 2 of 10: How to reach you');
  await user.type(screen.getByLabelText(collegeTexts.contact.email), 'office@govindrao.example');
  await user.click(screen.getByRole('button', { name: texts.save }));
  await step('Step 3 of 10: Branches and degrees');
  expect(sent('ChangeCollege')).toEqual([
    {
      version: 0,
      words: { ...noWords, email: 'office@govindrao.example' },
      studies: documentedStudies,
    },
  ]);
  await user.click(screen.getByRole('link', { name: texts.back }));
  await user.click(await screen.findByRole('link', { name: texts.back }));
  expect(await nameField()).toHaveValue('Govindrao');
  // Nobody else has changed it: there is nothing to choose.
  expect(screen.queryByText(commonTexts.outdatedDraft.title)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: texts.save }));
  await step('Step 2 of 10: How to reach you');
  expect(sent('ChangeCollege')[1]).toMatchObject({
    version: 1,
    name: 'Govindrao',
    words: { email: 'office@govindrao.example' },
  });
});

test('who is slower at the same step chooses; a change of another part is in nobody’s way', async () => {
  const user = userEvent.setup();
  const { server, emit, sent } = begin({ at: 'contact' });
  await user.type(await screen.findByLabelText(collegeTexts.contact.hours), 'Monday');
  act(() => {
    server.college = settings(1, { about: 'On a hill.' });
    emit('CollegeChanged', { collegeChanged: server.college });
  });
  expect(screen.queryByText(commonTexts.outdatedDraft.title)).not.toBeInTheDocument();
  act(() => {
    server.college = settings(2, { about: 'On a hill.', hours: 'Tuesday' });
    emit('CollegeChanged', { collegeChanged: server.college });
  });
  expect(await screen.findByText(commonTexts.outdatedDraft.title)).toBeInTheDocument();
  expect(screen.getByLabelText(collegeTexts.contact.hours)).toHaveValue('Monday');
  await user.click(screen.getByRole('button', { name: commonTexts.outdatedDraft.keep }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  await step('Step 3 of 10: Branches and degrees');
  expect(sent('ChangeCollege')).toMatchObject([
    { version: 2, words: { about: 'On a hill.', hours: 'Monday' } },
  ]);
});

test('what could not be saved stays, and the step with it', async () => {
  const user = userEvent.setup();
  begin({
    at: 'contact',
    answers: {
      ChangeCollege: () => {
        throw new Error('away');
      },
    },
  });
  await user.type(await screen.findByLabelText(collegeTexts.contact.hours), 'Monday');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(collegeTexts.saveFailed)).toBeInTheDocument();
  await step('Step 2 of 10: How to reach you');
  expect(screen.getByLabelText(collegeTexts.contact.hours)).toHaveValue('Monday');
});

test('what the environment decides is shown and locked, with what to set', async () => {
  begin({
    at: 'server',
    answers: {
      SignInWays: () => signInWays(),
    },
  });
  const files = await screen.findByLabelText(texts.environment.files.folder);
  expect(files).toHaveValue('/srv/experiencia/files');
  expect(files).toHaveAttribute('readonly');
  expect(screen.getByText(/^11.5 GB are left on its disk\. DATA_DIR says it/)).toBeInTheDocument();
  const factor = screen.getByLabelText(texts.environment.factor.label);
  expect(factor).toHaveValue(texts.environment.factor.optional);
  // What a super admin sets needs no environment.
  expect(await screen.findByLabelText(signInTexts.issuer)).not.toHaveAttribute('readonly');
  expect(screen.getByRole('link', { name: texts.go })).toBeInTheDocument();
});

test('the step of mail is done as soon as its letter was sent', async () => {
  const user = userEvent.setup();
  const { server } = begin({
    at: 'mail',
    answers: {
      MailServer: () => mailServer({ isLocked: true }),
      SendTestLetter: () => {
        server.left = server.left.filter((one) => one !== 'mail' && one !== 'testLetter');
        return { sendTestLetter: testLetter() };
      },
    },
  });
  const steps = await screen.findByRole('navigation', { name: texts.stepsLabel });
  expect(within(steps).getByRole('link', { name: /^Mail To do/ })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /test letter/ }));
  expect(await within(steps).findByRole('link', { name: /^Mail Done/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.go })).toBeInTheDocument();
});

test.each([
  ['roster', '/admin/import'],
  ['announcement', '/admin/announcements'],
  ['backup', '/admin/backups'],
  ['secondSuperAdmin', '/admin/admins'],
] as const)('the step %s leads to a page of its own, and the page back', async (step, path) => {
  const user = userEvent.setup();
  const { router, unmount } = begin({ at: step });
  await user.click(await screen.findByRole('link', { name: texts.open[step] }));
  expect(router.state.location.pathname).toBe(path);
  unmount();
  const page = open(BeginReturn, { path, me: owner });
  expect(screen.getByRole('link', { name: /Back to setting up/ })).toHaveAttribute(
    'href',
    beginPath(step),
  );
  page.unmount();
  open(BeginReturn, { path: '/admin/audit', me: owner });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('everything of the list of what is left to do is a step', () => {
  expect(new Set(Object.values(doneBy).flat())).toEqual(new Set(collegeSteps));
});

test('at the end stands what is left to do', async () => {
  begin({ at: 'end', answers: { AdminOverview: () => ({ adminOverview: overview(['backup']) }) } });
  const left = await screen.findByRole('region', { name: 'What is left to do' });
  expect(within(left).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: texts.end.overview })).toHaveAttribute('href', '/admin');
});

test('what could not be loaded is asked for again', async () => {
  let fails = true;
  begin({
    answers: {
      AdminOverview: () => {
        if (fails) throw new Error('away');
        return { adminOverview: overview(collegeSteps) };
      },
    },
  });
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  await step('Step 1 of 10: Name and colour');
});
