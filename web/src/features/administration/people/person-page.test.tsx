import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { account, admin, superAdmin } from '@/testing/rooms/administration';
import PersonPage from '../pages/PersonPage';

const person = (over: object = {}, user: object = {}) => ({
  adminUser: {
    __typename: 'AdminPerson',
    id: 'p1',
    user: account('p1', { fullName: 'Asha', ...user }),
    casesAbout: 2,
    reportsBy: 0,
    falseReports: 0,
    wrote: {
      __typename: 'WrittenCounts',
      posts: 1,
      questions: 0,
      answers: 0,
      gratitudes: 0,
      jobs: 0,
    },
    removed: {
      __typename: 'WrittenCounts',
      posts: 0,
      questions: 0,
      answers: 0,
      gratitudes: 0,
      jobs: 0,
    },
    verifications: [],
    lastSignedInAt: null,
    sessions: [],
    sanctions: [],
    notes: [],
    audit: [
      {
        __typename: 'PersonAuditLine',
        id: '1',
        action: 'user.warn',
        createdAt: '2026-11-20T00:00:00Z',
        admin: null,
      },
    ],
    ...over,
  },
});
const written = () => ({
  adminUser: {
    __typename: 'AdminPerson',
    id: 'p1',
    written: connection('WrittenItemConnection', []),
  },
});
const openPage = (me: object, answers: Parameters<typeof open>[1]['answers']) =>
  open(PersonPage, {
    path: '/admin/users/:id',
    at: '/admin/users/p1',
    me,
    answers: { PersonWritten: written, ...answers },
  });

test('numbers lead to the lists of what they count, and the log to all of it', async () => {
  openPage(superAdmin(), { AdminPerson: () => person() });
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('2')).toHaveAttribute('href', '/admin/flagged?state=all&about=p1');
  expect(await link('In the list with what can be done about them')).toHaveAttribute(
    'href',
    '/admin/posts?author=p1',
  );
  expect(await link('All of it in the audit log')).toHaveAttribute(
    'href',
    '/admin/audit?targetId=p1',
  );
});

test('what they wrote leads to all of it, and the list is said to have what was taken away', async () => {
  const { adminUser } = person();
  openPage(admin(), {
    AdminPerson: () => person({ removed: { ...adminUser.removed, posts: 2 } }),
    PersonWritten: () => ({
      adminUser: {
        ...written().adminUser,
        written: connection('WrittenItemConnection', [
          {
            __typename: 'WrittenItem',
            id: 'post1',
            kind: 'post',
            text: 'Engineer at Google',
            link: '/post/post1',
            createdAt: '2026-11-20T00:00:00Z',
          },
        ]),
      },
    }),
  });
  expect(await screen.findByRole('link', { name: 'Engineer at Google' })).toHaveAttribute(
    'href',
    '/admin/content/post/post1',
  );
  expect(
    screen.getByRole('link', { name: 'In the list, with 2 that were taken away' }),
  ).toHaveAttribute('href', '/admin/posts?author=p1');
});

test('a deleted note does not come back with the page while it can be undone', async () => {
  const note = {
    __typename: 'AdminNote',
    id: 'n1',
    text: 'Wrote to us',
    createdAt: '2026-11-20T00:00:00Z',
    author: { __typename: 'AdminUser', id: admin().user.id, fullName: 'Asha' },
  };
  const { router } = openPage(admin(), {
    AdminPerson: () => person({ notes: [note] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
  expect(screen.getByText('No admin has noted anything yet.')).toBeInTheDocument();
  await router.navigate('/admin/users');
  await router.navigate('/admin/users/p1');
  expect(await screen.findByText('No admin has noted anything yet.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Wrote to us')).toBeInTheDocument();
});

test('what the viewer may not know, and may not do, is not shown as if it were nothing', async () => {
  openPage(admin(), {
    AdminPerson: () =>
      person(
        { casesAbout: null, reportsBy: null, falseReports: null, sessions: null, audit: null },
        { isSuperAdmin: true },
      ),
  });
  expect(
    await screen.findByText('Super admins are reached by super admins alone'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Reports' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ban' })).not.toBeInTheDocument();
});

test('how somebody was verified is said, and taken back with a reason', async () => {
  const verified = { isVerified: true, verifiedBy: 'roster', verifiedAt: '2026-11-20T00:00:00Z' };
  const ended = { verificationEndedAt: '2026-11-21T00:00:00Z' };
  let isVerified = true;
  const { sent } = openPage(admin(), {
    AdminPerson: () => person({}, isVerified ? verified : ended),
    TakeVerificationBack: () => {
      isVerified = false;
      return { takeVerificationBack: account('p1', { fullName: 'Asha', ...ended }) };
    },
  });
  expect(await screen.findByText(/Verified by the roster/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take verification back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Another person');
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(sent('TakeVerificationBack')).toEqual([{ id: 'p1', reason: 'Another person' }]),
  );
  expect(await screen.findByText(/An admin took the verification back/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take verification back' })).not.toBeInTheDocument();
});

test('a session is ended after a question, and who never came is invited again', async () => {
  const session = (id: string) => ({
    __typename: 'PersonSession',
    id,
    device: `Chrome on phone ${id}`,
    place: '10.0',
    signedInAt: '2026-11-20T00:00:00Z',
    lastUsedAt: '2026-11-20T00:00:00Z',
  });
  const { sent } = openPage(admin(), {
    AdminPerson: () => person({ sessions: [session('1'), session('2')] }),
    EndUserSessions: () => ({
      endUserSessions: {
        __typename: 'AdminPerson',
        id: 'p1',
        lastSignedInAt: null,
        sessions: [session('2')],
      },
    }),
    MailWayIn: () => ({ mailWayIn: { __typename: 'AdminPerson', id: 'p1' } }),
  });
  expect(await screen.findByText('Never signed in.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'End Chrome on phone 1' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'End Chrome on phone 1' })).toBeNull(),
  );
  expect(sent('EndUserSessions')).toEqual([{ id: 'p1', sessionId: '1' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Invite again' }));
  await waitFor(() => expect(sent('MailWayIn')).toEqual([{ id: 'p1' }]));
});

test('a person who is not there is not tried again, what failed is', async () => {
  const refuse = (code: string, text: string) =>
    openPage(admin(), {
      AdminPerson: () => {
        throw refusal(code, text);
      },
    });
  const { unmount } = refuse('NOT_FOUND', 'User not found');
  expect(await screen.findByText('User not found')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users');
  unmount();
  refuse('UNAVAILABLE', 'Not now');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
