import { careerTexts } from '@schema/rules/careers/careers-texts';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { careerPath, connection, careerEntry as entry, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import CareerPathPage from './pages/CareerPathPage';

type Options = Partial<Parameters<typeof open>[1]>;
const path = (experiences: object[] = [], version?: number) =>
  careerPath('me', experiences, version);
const openPath = (experiences: object[] = [], options: Options = {}) =>
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

test('what somebody has worked is summed up by kind', async () => {
  openPath([entry('intern1', 'Bosch')]);
  const totals = await screen.findAllByRole('term');
  expect(totals.map(({ textContent }) => textContent)).toEqual([
    'Total Experience',
    'Internship Experience',
    'Work Experience',
  ]);
});

test('a saved entry without a post passes its experience to the form', async () => {
  const { router } = openPath([entry('intern1', 'Bosch')]);
  await user.click(await screen.findByRole('link', { name: /Bosch/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/add-post'));
  expect(router.state.location).toMatchObject({
    state: {
      subject: {
        companyName: 'Bosch',
        role: 'SDE',
        companyLogo: null,
        experienceType: 'intern',
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

test('a company and role that the viewer has a post about is found before the form opens', async () => {
  const { router } = openPath([], {
    answers: { OwnPost: ({ role }) => ({ ownPost: role === 'product intern' ? 'p1' : null }) },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Company' }), 'zoho');
  await user.type(screen.getByRole('combobox', { name: 'Role' }), 'product intern');
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(postTexts.conflict);
  expect(screen.getByRole('link', { name: 'Read your post' })).toHaveAttribute('href', '/post/p1');
  await user.type(screen.getByRole('combobox', { name: 'Role' }), 'er');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/add-post'));
});

test('whose post an admin took away is led to the reason', async () => {
  openPath([], {
    answers: {
      OwnPost: () => ({ ownPost: 'p1' }),
      OwnPostReading: () => {
        throw refusal('NOT_FOUND', 'Post not found');
      },
    },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Company' }), 'zoho');
  await user.type(screen.getByRole('combobox', { name: 'Role' }), 'SDE');
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(postTexts.conflictRemoved);
  expect(screen.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/moderation');
});

test('who has left meanwhile is not led on by a late answer', async () => {
  let answer = () => {};
  const { router, sent } = openPath([], {
    answers: {
      OwnPost: () =>
        new Promise((resolve) => {
          answer = () => resolve({ ownPost: null });
        }),
    },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Company' }), 'zoho');
  await user.type(screen.getByRole('combobox', { name: 'Role' }), 'SDE');
  await press('Continue');
  await waitFor(() => expect(sent('OwnPost')).toHaveLength(1));
  await router.navigate('/feed');
  await screen.findByText('At /feed');
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router.state.location.pathname).toBe('/feed');
});

test('a check that nobody answers is told, and what was typed stays', async () => {
  const { router } = openPath([], {
    answers: {
      OwnPost: () => {
        throw new Error('no line');
      },
    },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Company' }), 'Zoho');
  await user.type(screen.getByRole('combobox', { name: 'Role' }), 'SDE');
  await press('Continue');
  expect(await screen.findByText(postTexts.checkFailed)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/career-path');
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue('Zoho');
});

test('another company leads to the form', async () => {
  const { router } = openPath([], { answers: { OwnPost: () => ({ ownPost: null }) } });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Company name is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Company/), ' Zoho ');
  await user.type(screen.getByLabelText(/Role/), 'MTS');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(router.state.location).toMatchObject({
    pathname: '/add-post',
    state: {
      subject: {
        companyName: 'Zoho',
        role: 'MTS',
        companyLogo: null,
        experienceType: 'fulltime',
      },
    },
  });
});
