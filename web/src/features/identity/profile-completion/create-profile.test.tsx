import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { IdentityRoot } from '..';
import CreateProfilePage from '../pages/CreateProfilePage';

type Options = Partial<Parameters<typeof open>[1]>;
const session = {
  __typename: 'Session',
  token: `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`,
  redirectTo: '/feed',
  message: '',
};
const fresh = {
  ...viewer({ role: 'mentee', isMember: false }),
  isVerified: false,
  isProfileComplete: false,
  user: person('me', {
    fullName: 'Asha',
    role: 'mentee',
    degreeType: null,
    stream: null,
    yearOfGraduation: null,
  }),
};
const visit = (options: Options = {}) =>
  open(CreateProfilePage, { path: '/create-profile', me: fresh, ...options });

async function fill() {
  await userEvent.click(await screen.findByRole('radio', { name: /Student/ }));
  await userEvent.selectOptions(screen.getByLabelText('Degree'), 'MBA');
  await userEvent.type(screen.getByLabelText('Specialisation'), 'Finance');
  await userEvent.type(screen.getByLabelText('Year of graduation'), '2027');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('without a token one signs in first', async () => {
  const { router } = visit({ me: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
});

test('a 401 leads to sign-in', async () => {
  const { router } = visit({
    answers: {
      Me: () => {
        throw refusal('UNAUTHENTICATED', 'Please sign in');
      },
    },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
});

test('another failure says so and can be tried again', async () => {
  visit({
    answers: {
      Me: () => {
        throw new Error('down');
      },
    },
  });
  expect(await screen.findByText(identityErrors.userOfProfile)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a complete profile goes to the feed', async () => {
  const { router } = visit({ me: viewer() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'));
});

test('email and college stand; both buttons sleep until the form is complete', async () => {
  visit();
  expect(await screen.findByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('College')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Full name')).toHaveValue('Asha');
  expect(screen.getByRole('link', { name: /Terms/ })).toHaveAttribute('href', '/terms');
  for (const name of ['Register', 'Verify College'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  await fill();
  for (const name of ['Register', 'Verify College'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
});

test.each([
  ['Register', '/feed'],
  ['Verify College', '/verification'],
])('%s sends what the degree asks for and goes to %s', async (name, to) => {
  const { router, sent } = visit({
    answers: { CompleteProfile: () => ({ completeProfile: session }) },
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByText(
    to === '/feed' ? identityMessages.registered : identityMessages.profileCompleted,
  );
  expect(sent('CompleteProfile')).toEqual([
    {
      input: {
        fullName: 'Asha',
        degreeType: 'MBA',
        stream: null,
        specialisation: 'Finance',
        yearOfGraduation: 2027,
        role: 'mentee',
      },
    },
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe(to), { timeout: 4000 });
});

test("the account's live event before the answer takes nobody away", async () => {
  let answer = () => {};
  const Page = () => (
    <>
      <IdentityRoot />
      <CreateProfilePage />
    </>
  );
  const { router, emit, sent } = open(Page, {
    path: '/create-profile',
    me: fresh,
    answers: {
      CompleteProfile: () =>
        new Promise((resolve) => {
          answer = () => resolve({ completeProfile: session });
        }),
    },
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Verify College' }));
  await waitFor(() => expect(sent('CompleteProfile')).toHaveLength(1));
  emit('AccountUpdated', { accountUpdated: { ...fresh, isProfileComplete: true } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router.state.location.pathname).toBe('/create-profile');
  answer();
  await screen.findByText(identityMessages.profileCompleted);
  await waitFor(() => expect(router.state.location.pathname).toBe('/verification'), {
    timeout: 4000,
  });
});

test('Register leads to where the person came for', async () => {
  const { router } = visit({
    at: '/create-profile?redirect=%2Fpost%2F1',
    answers: { CompleteProfile: () => ({ completeProfile: session }) },
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/post/1'), { timeout: 4000 });
});

test('a refusal stands beside its field', async () => {
  const text = 'Full name has characters that are not allowed';
  visit({
    answers: {
      CompleteProfile: () => {
        throw refusal('BAD_USER_INPUT', text, { fullName: text });
      },
    },
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(text));
  expect(screen.getByLabelText('Full name')).toHaveFocus();
});

test('who comes verified by the accounts of the college is offered the feed alone', async () => {
  visit({ me: { ...fresh, isVerified: true } });
  await fill();
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Verify College' })).toBeNull();
});
