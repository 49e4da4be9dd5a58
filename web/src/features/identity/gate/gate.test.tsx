import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { collegeYear } from '@schema/rules/text/days';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  IdentityRoot,
  RequireMember,
  RequireSignedIn,
  RoleSwitchButton,
  useGate,
  useViewer,
  VerificationBanner,
} from '..';

const unverified = { ...viewer({ role: 'mentee', isMember: false }), isVerified: false };
const action = vi.fn();

function Gated() {
  const gate = useGate();
  const { status } = useViewer();
  return (
    <>
      <IdentityRoot />
      <p>{status}</p>
      <button type="button" onClick={() => gate(action)}>
        Like
      </button>
    </>
  );
}
const SignedIn = () => (
  <RequireSignedIn>
    <p>Inside</p>
  </RequireSignedIn>
);
const Members = () => (
  <RequireMember>
    <p>Inside</p>
  </RequireMember>
);
const session = {
  __typename: 'Session',
  token: `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`,
  redirectTo: '/feed',
  message: '',
};

const press = async (status: string) => {
  await screen.findByText(status);
  action.mockReset();
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
};

test('a visitor is asked to sign in, and will come back', async () => {
  open(Gated, { path: '/post/1', me: null });
  await press('visitor');
  expect(await screen.findByRole('dialog', { name: 'Sign In Required' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/signin?redirect=%2Fpost%2F1',
  );
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/signup?redirect=%2Fpost%2F1',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(action).not.toHaveBeenCalled();
});

test('an unverified student is asked to verify', async () => {
  const { router } = open(Gated, { path: '/post/1', me: unverified });
  await press('unverified');
  await userEvent.click(await screen.findByRole('link', { name: 'Verify Now' }));
  expect(router.state.location.pathname).toBe('/verification');
  expect(action).not.toHaveBeenCalled();
});

test('a member just does it', async () => {
  open(Gated, { path: '/post/1' });
  await press('member');
  expect(action).toHaveBeenCalledOnce();
});

test('a token that has ended is no token', async () => {
  open(Gated, { path: '/post/1', answers: { Me: () => ({ me: null }) } });
  expect(await screen.findByText('visitor')).toBeInTheDocument();
});

test('guards: visitors sign in and come back, the incomplete complete, the unverified read why', async () => {
  const visitor = open(SignedIn, { path: '/chat', at: '/chat?x=1', me: null });
  await waitFor(() =>
    expect(visitor.router.state.location).toMatchObject({
      pathname: '/signin',
      search: '?redirect=%2Fchat%3Fx%3D1',
    }),
  );
  const incomplete = open(SignedIn, {
    path: '/chat',
    me: { ...viewer(), isProfileComplete: false },
  });
  await waitFor(() =>
    expect(incomplete.router.state.location).toMatchObject({
      pathname: '/create-profile',
      search: '?redirect=%2Fchat',
    }),
  );
  open(Members, { path: '/chat', me: unverified });
  expect(await screen.findByRole('link', { name: 'Verify college' })).toHaveAttribute(
    'href',
    '/verification',
  );
  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
});

test('members come in; a bad network signs nobody out', async () => {
  let fails = true;
  open(Members, {
    path: '/chat',
    answers: {
      Me: () => {
        if (fails) throw new Error('down');
        return { me: viewer() };
      },
    },
  });
  expect(await screen.findByText(identityErrors.user)).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Inside')).toBeInTheDocument();
});

test('the banner follows news of the account', async () => {
  const { emit } = open(
    () => (
      <>
        <IdentityRoot />
        <VerificationBanner />
      </>
    ),
    { path: '/feed', me: unverified },
  );
  expect(await screen.findByRole('link', { name: 'Verify college' })).toBeInTheDocument();
  emit('AccountUpdated', { accountUpdated: { ...unverified, verificationPending: true } });
  expect(await screen.findByText(`${identityMessages.pending}.`)).toBeInTheDocument();
  emit('AccountUpdated', { accountUpdated: { ...unverified, isVerified: true, isMember: true } });
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

test('switching to a role one has: same screen, new role', async () => {
  let me: object = viewer();
  const { router } = open(RoleSwitchButton, {
    path: '/add-job-opening',
    answers: {
      Me: () => ({ me }),
      SwitchRole: () => {
        me = viewer({ role: 'mentee' });
        return {
          switchRole: { __typename: 'RoleSwitch', needsCreation: false, token: session.token },
        };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Student' }));
  expect(await screen.findByRole('button', { name: 'Switch to Alumni' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/add-job-opening');
});

test('a role one lacks is offered, made, and switched to', async () => {
  let me: object = viewer({ role: 'mentee' });
  let created = false;
  const { sent } = open(RoleSwitchButton, {
    path: '/feed',
    answers: {
      Me: () => ({ me }),
      SwitchRole: () => {
        if (created) me = viewer();
        return {
          switchRole: {
            __typename: 'RoleSwitch',
            needsCreation: !created,
            token: created ? session.token : null,
          },
        };
      },
      CreateRole: () => {
        created = true;
        return { createRole: session };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Alumni' }));
  expect(
    await screen.findByText("You don't have a alumni account on this email. Create one?"),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(
    await screen.findByText('Successfully created and switched to alumni role!'),
  ).toBeInTheDocument();
  expect(sent('SwitchRole')).toEqual([{ newRole: 'alumni' }, { newRole: 'alumni' }]);
  expect(await screen.findByRole('button', { name: 'Switch to Student' })).toBeInTheDocument();
});

test('a role that is refused says why; a lost connection gets the documented default', async () => {
  let answer: () => object = () => {
    throw new Error('down');
  };
  open(RoleSwitchButton, {
    path: '/feed',
    me: unverified,
    answers: {
      SwitchRole: () => answer(),
      CreateRole: () => {
        throw refusal('BAD_USER_INPUT', 'Alumni must have graduated by now', {});
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Alumni' }));
  expect(await screen.findByText(identityErrors.roleSwitch)).toBeInTheDocument();
  answer = () => ({ switchRole: { __typename: 'RoleSwitch', needsCreation: true, token: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Alumni' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Alumni must have graduated by now');
  // Once: in the dialog, not in a toast as well.
  expect(screen.getAllByText('Alumni must have graduated by now')).toHaveLength(1);
});

test('who has not graduated is not offered to be an alumnus', async () => {
  const me = viewer({ role: 'mentee' });
  const { client } = open(RoleSwitchButton, {
    path: '/feed',
    me: {
      ...me,
      roles: ['mentee'],
      user: { ...me.user, yearOfGraduation: collegeYear(new Date()) + 1 },
    },
  });
  await waitFor(() => expect(client.cache.extract()).toHaveProperty('ROOT_QUERY.me'));
  expect(screen.queryByRole('button', { name: 'Switch to Alumni' })).toBeNull();
});
