import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import AdminsPage from './pages/AdminsPage';
import UsersPage from './pages/UsersPage';
import VerificationQueuePage from './pages/VerificationQueuePage';

const admin = (over: object = {}) => ({ ...viewer(), isAdmin: true, ...over });
const account = (id: string, over: object = {}) => ({
  __typename: 'AdminUser',
  id,
  fullName: `Person ${id}`,
  email: `${id}@mail.example`,
  mobileNumber: null,
  college: 'NIT',
  degreeType: 'B.Tech',
  stream: 'CSE',
  specialisation: null,
  yearOfGraduation: 2027,
  role: 'mentee',
  isVerified: false,
  isProfileComplete: true,
  isAdmin: false,
  isSuperAdmin: false,
  isBanned: false,
  bannedUntil: null,
  mutedUntil: null,
  createdAt: '2026-11-01T00:00:00Z',
  profilePic: null,
  ...over,
});
const page = (typename: string, nodes: object[]) => ({
  __typename: typename,
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
});
const users = (...nodes: object[]) => ({ adminUsers: page('AdminUserConnection', nodes) });
const request = (id: string) => ({
  __typename: 'Verification',
  id,
  documentType: 'degree',
  status: 'pending',
  reason: null,
  contentType: 'image/png',
  fileUrl: `/files/${id}`,
  createdAt: '2026-11-20T00:00:00Z',
  decidedAt: null,
  decidedBy: null,
  user: account(`of-${id}`, { fullName: `Owner ${id}` }),
});
const tasks = {
  adminTasks: { __typename: 'AdminTasks', verifications: 2, reports: 0, medianHours: 3 },
};

const answered = (nodes: () => object[]) => ({
  AdminTasks: () => tasks,
  Verifications: () => ({ verifications: page('VerificationConnection', nodes()) }),
  ApproveVerification: ({ id }: Record<string, unknown>) => ({
    approveVerification: { ...request(String(id)), status: 'approved' },
  }),
});
const card = (owner: string) => screen.findByRole('article', { name: `Request of ${owner}` });

test('documents are decided one after the other, by keyboard', async () => {
  const { sent } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: {
      ...answered(() => [request('1'), request('2'), request('3')]),
      RejectVerification: () => {
        throw refusal('CONFLICT', 'Asha has approved this document already');
      },
    },
  });
  expect(await card('Owner 1')).toBeInTheDocument();
  expect(screen.getByText('Half of all decisions took 3 hours or less')).toBeInTheDocument();
  // Outside of the card the letters do nothing (WCAG 2.1.4).
  await userEvent.keyboard('ja');
  expect(await card('Owner 1')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Approve' }).focus();
  await userEvent.keyboard('j');
  expect(await card('Owner 2')).toHaveFocus();
  await userEvent.keyboard('a');
  expect(await card('Owner 3')).toHaveFocus();
  // What is typed as a reason is no key of the page; who comes second reads who was faster.
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'a jar');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await screen.findAllByText('Asha has approved this document already')).length).toBe(1);
  expect(await card('Owner 1')).toBeInTheDocument();
  expect(sent('ApproveVerification')).toEqual([]);
});

test('an approval is sent once its toast closes, and Undo takes it back', async () => {
  const { sent, router } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: answered(() => [request('1'), request('2')]),
  });
  await card('Owner 1');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await card('Owner 2');
  expect(screen.getByText('1 waits')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByText('2 wait')).toBeInTheDocument();
  expect(await card('Owner 1')).toBeInTheDocument();
  expect(sent('ApproveVerification')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await router.navigate('/feed');
  await waitFor(() => expect(sent('ApproveVerification')).toEqual([{ id: '1' }]));
});

test('what another admin decides stays on screen with who it was, and takes no key', async () => {
  let waiting = [request('1'), request('2')];
  const { sent, emit, watched } = open(VerificationQueuePage, {
    path: '/admin/verification',
    me: admin(),
    answers: {
      ...answered(() => waiting),
      Verification: () => ({
        verification: {
          ...request('1'),
          status: 'approved',
          decidedBy: { __typename: 'AdminUser', id: 'x', fullName: 'Asha' },
        },
      }),
    },
  });
  const first = await card('Owner 1');
  first.focus();
  await waitFor(() => expect(watched('AdminTasksChanged')).toHaveLength(1));
  waiting = [request('2')];
  emit('AdminTasksChanged', { adminTasksChanged: { ...tasks.adminTasks, verifications: 1 } });
  expect(await screen.findByText('Asha has approved this document already')).toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(await card('Owner 1')).toBeInTheDocument();
  expect(sent('ApproveVerification')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await card('Owner 2')).toBeInTheDocument();
});

test('a ban asks for its reason, shows at once, and can be undone', async () => {
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    me: admin(),
    answers: {
      AdminUsers: () => users(account('1'), account('2', { isBanned: true })),
      BanUser: ({ id }) => ({ banUser: account(String(id), { isBanned: true }) }),
      UnbanUser: ({ id }) => ({ unbanUser: account(String(id)) }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Ban Person 2' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Ban Person 1' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Spam');
  await userEvent.selectOptions(within(dialog).getByLabelText('Until'), 'For good');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ban' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ban Person 1' })).toBeDisabled());
  expect(sent('BanUser')).toEqual([{ id: '1', reason: 'Spam', until: null }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('UnbanUser')).toEqual([{ id: '1' }]));
});

test('what is no year is told at its field', async () => {
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    at: '/admin/users?year=20x',
    me: admin(),
    answers: { AdminUsers: () => users(account('1')) },
  });
  expect(await screen.findByText('This is not a year')).toBeInTheDocument();
  expect(screen.getByLabelText('Year of graduation')).toHaveAccessibleDescription(
    'This is not a year',
  );
  await waitFor(() => expect(sent('AdminUsers')[0]).toMatchObject({ filter: { year: null } }));
});

test('several people are reached at once; what was refused is said', async () => {
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    at: '/admin/users?status=unverified&year=2027',
    me: admin(),
    answers: {
      AdminUsers: () => users(account('1'), account('2')),
      ActOnUsers: () => ({
        actOnUsers: [
          { __typename: 'UserActionResult', id: '1', isDone: true, message: null },
          { __typename: 'UserActionResult', id: '2', isDone: false, message: 'Not this one' },
        ],
      }),
    },
  });
  await userEvent.click(await screen.findByLabelText('Select all shown'));
  expect(sent('AdminUsers')[0]).toMatchObject({ filter: { status: 'unverified', year: 2027 } });
  const bar = screen.getByRole('group', { name: '2 selected' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Warn' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Be kind');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Warn' }));
  expect(await screen.findByText('Not done for 1 of 2: Not this one')).toBeInTheDocument();
  expect(sent('ActOnUsers')).toMatchObject([{ action: 'warn', ids: ['1', '2'] }]);
});

test('admins are for super admins', async () => {
  open(AdminsPage, { path: '/admin/admins', me: admin() });
  expect(await screen.findByText('Not a superAdmin')).toBeInTheDocument();
});

test('what is typed for a new admin stays when the dialog closes, but for the password', async () => {
  const { sent } = open(AdminsPage, {
    path: '/admin/admins',
    me: admin({ isSuperAdmin: true }),
    answers: {
      Admins: () => ({ admins: [account('1', { isAdmin: true })] }),
      CreateAdmin: () => ({ createAdmin: account('9', { isAdmin: true }) }),
    },
  });
  const form = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create admin' }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await form();
  await userEvent.type(first.getByLabelText('Full name'), 'New Admin');
  await userEvent.type(first.getByLabelText('Password to begin with'), 'Correct-Horse9!');
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const second = await form();
  expect(second.getByLabelText('Full name')).toHaveValue('New Admin');
  expect(second.getByLabelText('Password to begin with')).toHaveValue('');
  await userEvent.click(second.getByRole('button', { name: 'Create admin' }));
  expect(second.getByLabelText('Email')).toHaveFocus();
  await userEvent.type(second.getByLabelText('Email'), 'new@mail.example');
  await userEvent.type(second.getByLabelText('Mobile number'), '+91 98765 43210');
  await userEvent.selectOptions(second.getByLabelText('Stream'), 'CSE');
  await userEvent.type(second.getByLabelText('Year of graduation'), '2015');
  await userEvent.type(second.getByLabelText('Password to begin with'), 'Correct-Horse9!');
  await userEvent.click(second.getByRole('button', { name: 'Create admin' }));
  await waitFor(() =>
    expect(sent('CreateAdmin')).toMatchObject([
      { input: { fullName: 'New Admin', yearOfGraduation: 2015 } },
    ]),
  );
});

test('many are unbanned at once, some at a time', async () => {
  const many = Array.from({ length: 30 }, (_none, at) => account(String(at), { isBanned: true }));
  const { sent } = open(UsersPage, {
    path: '/admin/users',
    me: admin(),
    answers: {
      AdminUsers: () => users(...many),
      ActOnUsers: ({ ids }) => ({
        actOnUsers: (ids as string[]).map((id) => ({
          __typename: 'UserActionResult',
          id,
          isDone: true,
          message: null,
        })),
      }),
    },
  });
  await userEvent.click(await screen.findByLabelText('Select all shown'));
  await userEvent.click(screen.getByRole('button', { name: 'Unban' }));
  expect(await screen.findByText('30 people: ban lifted')).toBeInTheDocument();
  expect(sent('ActOnUsers').map(({ ids }) => (ids as string[]).length)).toEqual([25, 5]);
  expect(sent('ActOnUsers')[0]).toMatchObject({ action: 'unban', reason: null });
});

test('a filter that fails says so, over the people of before', async () => {
  open(UsersPage, {
    path: '/admin/users',
    me: admin(),
    answers: {
      AdminUsers: ({ filter }) => {
        if ((filter as { role: string | null }).role)
          throw refusal('UNAVAILABLE', 'This took too long. Please try again.');
        return users(account('1'));
      },
    },
  });
  await screen.findByText('1@mail.example');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'alumni');
  expect(await screen.findByText('This took too long. Please try again.')).toBeInTheDocument();
});
