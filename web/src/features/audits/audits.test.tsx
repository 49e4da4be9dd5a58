import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connection, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import AuditPage from './pages/AuditPage';

const owner = { ...viewer(), isAdmin: true, isSuperAdmin: true };
const entry = (number: number, over: object = {}) => ({
  __typename: 'AuditEntry',
  id: String(number),
  number,
  action: 'user.ban',
  targetType: 'user',
  targetId: 'x',
  targetName: 'Kabir Nair',
  createdAt: '2026-11-20T10:00:00.000Z',
  changes: [{ __typename: 'AuditFact', name: 'reason', value: 'Spam' }],
  admin: { __typename: 'User', id: 'asha', fullName: 'Asha Admin' },
  ...over,
});
const known = () => ({
  auditActions: ['user.ban', 'user.mute'],
  admins: [{ __typename: 'AdminUser', id: 'asha', fullName: 'Asha Admin' }],
});

test('entries are filtered by admin, action and day, and the address says so', async () => {
  const { sent, router } = open(AuditPage, {
    path: '/admin/audit',
    at: '/admin/audit?from=2026-11-01&to=nonsense',
    me: owner,
    answers: {
      AuditActions: known,
      AuditLog: () => ({ auditLog: connection('AuditConnection', [entry(1)]) }),
    },
  });
  expect(await screen.findByText('reason: Spam')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kabir Nair' })).toHaveAttribute(
    'href',
    '/admin/users/x',
  );
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  expect(sent('AuditLog')[0]).toMatchObject({ filter: { from: '2026-11-01', to: null } });
  await userEvent.selectOptions(screen.getByLabelText('Admin'), 'Asha Admin');
  await waitFor(() => expect(sent('AuditLog').at(-1)).toMatchObject({ filter: { admin: 'asha' } }));
  expect(router.state.location.search).toContain('admin=asha');
});

test('days in the wrong order are told at the field, and moments are read by the clock', async () => {
  const { sent } = open(AuditPage, {
    path: '/admin/audit',
    at: '/admin/audit?from=2026-11-01&to=2026-11-20',
    me: owner,
    answers: {
      AuditActions: known,
      AuditLog: () => ({
        auditLog: connection('AuditConnection', [
          entry(1, {
            action: 'post.hide',
            changes: [
              { __typename: 'AuditFact', name: 'until', value: '2026-11-29T02:00:00.000Z' },
            ],
          }),
        ]),
      }),
    },
  });
  expect(await screen.findByText('until: 29 November 2026 at 7:30 am')).toBeInTheDocument();
  expect(screen.getByText('Hid post')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.type(screen.getByLabelText('To'), '2026-10-20');
  expect(
    await screen.findByText('The first day must not be after the last one'),
  ).toBeInTheDocument();
  expect(sent('AuditLog').every((one) => JSON.stringify(one).includes('2026-10-20'))).toBe(false);
});

test('a filter that fails says so, over the entries of before', async () => {
  open(AuditPage, {
    path: '/admin/audit',
    me: owner,
    answers: {
      AuditActions: known,
      AuditLog: ({ filter }) => {
        if ((filter as { action: string | null }).action)
          throw refusal('UNAVAILABLE', 'This took too long. Please try again.');
        return { auditLog: connection('AuditConnection', [entry(1)]) };
      },
    },
  });
  await screen.findByText('reason: Spam');
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Muted');
  expect(await screen.findByText('This took too long. Please try again.')).toBeInTheDocument();
});

test('whether the log is whole is said when it is asked', async () => {
  open(AuditPage, {
    path: '/admin/audit',
    me: owner,
    answers: {
      AuditActions: known,
      AuditLog: () => ({ auditLog: connection('AuditConnection', [entry(1)]) }),
      AuditCheck: () => ({
        auditCheck: {
          __typename: 'AuditCheck',
          isWhole: false,
          isComplete: true,
          entries: 2,
          lastHash: 'abc',
          problem: 'Entry 3 is broken: it was changed',
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check the log' }));
  expect(await screen.findByText('Entry 3 is broken: it was changed')).toBeInTheDocument();
});

test('a long log is exported in parts, all of them', async () => {
  const fetched: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    fetched.push(this.pathname);
  });
  const { sent } = open(AuditPage, {
    path: '/admin/audit',
    me: owner,
    answers: {
      AuditActions: known,
      AuditLog: () => ({ auditLog: connection('AuditConnection', [entry(1)]) }),
      ExportAuditLog: ({ after }) => ({
        exportAuditLog: {
          __typename: 'ExportPart',
          address: after ? '/files/second' : '/files/first',
          endCursor: after ? null : 'there',
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The list is long: it comes in 2 files.')).toBeInTheDocument();
  expect(fetched).toEqual(['/files/first', '/files/second']);
  expect(sent('ExportAuditLog').map(({ after }) => after)).toEqual([null, 'there']);
  vi.restoreAllMocks();
});
