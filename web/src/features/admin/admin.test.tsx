import { countedAtMost } from '@schema/rules/lists/lists';
import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AdminChoicesDocument } from '@/generated/documents';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  AdminFilters,
  AdminList,
  BulkBar,
  ReasonDialog,
  useAdminAddress,
  useRowSelection,
} from '.';
import AdminSignInPage from './pages/AdminSignInPage';
import { AdminLayout } from './shell/AdminLayout';

const admin = (over: object = {}) => ({ ...viewer(), isAdmin: true, ...over });
const token = `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`;

test('a visitor of the admin area signs in as an admin, and comes back', async () => {
  const { router } = open(AdminLayout, { path: '/admin/users', at: '/admin/users?x=1', me: null });
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/admin/signin',
      search: '?redirect=%2Fadmin%2Fusers%3Fx%3D1',
    }),
  );
});

test('others than admins read that it is not for them', async () => {
  open(AdminLayout, { path: '/admin' });
  expect(await screen.findByText('Not an admin')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('admins have their tabs, super admins more', async () => {
  open(AdminLayout, { path: '/admin/users', me: admin() });
  const tabs = await screen.findByRole('navigation', { name: 'Admin area' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Overview',
    'Verification',
    'Posts',
    'Comments',
    'Gratitudes',
    'Job Openings',
    'Users',
    'Announcements',
    'Feedback',
    'Companies',
    'Placements',
  ]);
  expect(within(tabs).getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
});

test('admins hear of what is new, when they want to', async () => {
  let announcesTasks = true;
  const answers = {
    AdminChoices: () => ({
      adminChoices: { __typename: 'AdminChoices', remindsByMail: true, announcesTasks },
    }),
  };
  const task = (type: string) => ({ adminTaskAdded: { __typename: 'AdminTask', id: type, type } });
  const first = open(AdminLayout, { path: '/admin', me: admin(), answers });
  await waitFor(() => expect(first.watched('AdminTaskAdded')).toHaveLength(1));
  act(() => first.emit('AdminTaskAdded', task('verification')));
  expect(await screen.findByText('A new document waits to be verified')).toBeInTheDocument();
  cleanup();

  announcesTasks = false;
  const second = open(AdminLayout, { path: '/admin', me: admin(), answers });
  await waitFor(() =>
    expect(
      second.client.readQuery({ query: AdminChoicesDocument })?.adminChoices.announcesTasks,
    ).toBe(false),
  );
  await screen.findByRole('navigation', { name: 'Admin area' });
  expect(second.watched('AdminTaskAdded')).toHaveLength(0);
});

test('a session that gave no code gives one first', async () => {
  let me: object = admin({ isAdmin: false, adminLock: 'code' });
  open(AdminLayout, {
    path: '/admin',
    me,
    answers: {
      Me: () => ({ me }),
      ConfirmSecondFactor: ({ code }) => {
        if (code !== '123456')
          throw refusal('BAD_USER_INPUT', 'wrong', { code: 'This code is wrong' });
        me = admin();
        return { confirmSecondFactor: { __typename: 'Message', message: '' } };
      },
    },
  });
  const field = await screen.findByLabelText('Code of your authenticator app');
  await userEvent.type(field, '111 111');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This code is wrong')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('navigation', { name: 'Admin area' })).toBeInTheDocument();
});

test('signing in: a wrong pair stays beside the password, a right one goes where the server says', async () => {
  let fails = true;
  let me: object | null = null;
  // Left by another way in: it is not for admins.
  sessionStorage.setItem('identity.redirectHint', JSON.stringify('/create-profile'));
  const { router } = open(AdminSignInPage, {
    path: '/admin/signin',
    me: null,
    answers: {
      Me: () => ({ me }),
      AdminSignIn: () => {
        if (fails) throw refusal('FORBIDDEN', 'Not an admin');
        me = admin();
        return { adminSignIn: { __typename: 'Session', token, redirectTo: '/admin' } };
      },
    },
  });
  await userEvent.type(await screen.findByLabelText('Email'), 'a@b.in');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect((await screen.findAllByText('Not an admin')).length).toBeGreaterThan(0);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('a super admin who is no plain admin comes in as well', async () => {
  const me = admin({ isAdmin: false, isSuperAdmin: true });
  const { router } = open(AdminSignInPage, { path: '/admin/signin', me, answers: {} });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

const all = ['1', '2', '3'].map((id) => ({ id, name: `Row ${id}` }));
function Rows() {
  const address = useAdminAddress({ status: ['banned'], year: null }, ['recent', 'name']);
  const rows = all.filter(({ name }) => name.includes(address.search));
  const selection = useRowSelection(rows);
  return (
    <>
      <AdminFilters
        address={address}
        searchLabel="Name"
        filters={[
          { name: 'status', label: 'Status', options: [{ value: 'banned', label: 'Banned' }] },
        ]}
        sorts={[
          { value: 'recent', label: 'Newest' },
          { value: 'name', label: 'Name' },
        ]}
      />
      <p>{JSON.stringify(address.filter)}</p>
      <AdminList
        label="Rows"
        rows={rows}
        total={rows.length === all.length ? countedAtMost + 1 : rows.length}
        errorText="failed"
        reread={() => undefined}
        failure={undefined}
        isLoading={false}
        isStale={false}
        cursor={null}
        more={() => Promise.resolve()}
        address={address}
        selection={selection}
        rowName={({ name }) => name}
        columns={[{ key: 'name', label: 'Name', isMain: true, cell: ({ name }) => name }]}
      />
      <BulkBar
        selection={selection}
        actions={[{ label: 'Ban', onRun: (ids) => (document.title = ids.join()) }]}
      />
    </>
  );
}

test('a list keeps what it shows in the address, and what it does not know is ignored', async () => {
  const { router } = open(Rows, { path: '/l', at: '/l?status=nonsense&year=2024' });
  expect(await screen.findByText('{"year":"2024"}')).toBeInTheDocument();
  // More are not counted.
  expect(screen.getByText('1,000+ match')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'banned');
  await waitFor(() => expect(router.state.location.search).toContain('status=banned'));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'name');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name' }), 'nobody');
  expect(await screen.findByText('Nothing fits')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  expect(await screen.findByText('Row 1')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
});

test('what is being typed is gone too when the filters are cleared', async () => {
  const { router } = open(Rows, { path: '/l', at: '/l?status=banned' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name' }), 'Row 1');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(router.state.location.search).toBe('');
});

test('many rows are selected and acted on at once', async () => {
  open(Rows, { path: '/l' });
  expect(screen.queryByText('Ban')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Row 2' }));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ban' }));
  expect(document.title).toBe('1,2,3');
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('Ban')).not.toBeInTheDocument();
});

test('a reason is asked for, and what was typed stays when it fails', async () => {
  const given: string[] = [];
  let fails = true;
  const dialog = () => (
    <ReasonDialog
      opened
      onClose={() => undefined}
      subject="ban"
      title="Ban"
      text="They are signed out."
      yes="Ban"
      periods={[
        { value: '7', label: '7 days' },
        { value: '', label: 'For good' },
      ]}
      failed="Did not work"
      onConfirm={(reason, period) => {
        if (fails) return Promise.reject(new Error('down'));
        given.push(`${reason} ${period}`);
        return Promise.resolve();
      }}
    />
  );
  open(dialog, { path: '/d' });
  await userEvent.click(await screen.findByRole('button', { name: 'Ban' }));
  expect(screen.getByText('Please give a reason')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Reason'), 'Spam');
  await userEvent.click(screen.getByRole('button', { name: 'Ban' }));
  expect(await screen.findByText('Did not work')).toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('Spam');
  cleanup();
  open(dialog, { path: '/d' });
  // Also for who opens it again.
  expect(await screen.findByLabelText('Reason')).toHaveValue('Spam');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Ban' }));
  await waitFor(() => expect(given).toEqual(['Spam 7']));
});

test('what was refused at the sign-in is no longer said once it is tried again', async () => {
  let isRight = false;
  open(AdminSignInPage, {
    path: '/admin/signin',
    me: null,
    answers: {
      AdminSignIn: () =>
        isRight
          ? new Promise(() => undefined)
          : Promise.reject(refusal('UNAUTHENTICATED', 'Wrong address or password')),
    },
  });
  await userEvent.type(await screen.findByLabelText('Email'), 'asha@college.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Not it 123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  // At the field, and as a toast.
  expect(await screen.findAllByText('Wrong address or password')).toHaveLength(2);
  isRight = true;
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() =>
    expect(screen.queryByText('Wrong address or password')).not.toBeInTheDocument(),
  );
});

test('the bell is in the admin area too, with what is news', async () => {
  open(AdminLayout, {
    path: '/admin/users',
    me: admin(),
    answers: {
      NotificationCounts: () => ({
        notificationCounts: { __typename: 'NotificationCounts', unreadCount: 3, unseenCount: 2 },
      }),
    },
  });
  const bell = await screen.findByRole('link', { name: notificationTexts.bell(2) });
  expect(bell).toHaveAttribute('href', '/notifications');
});
