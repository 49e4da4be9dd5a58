import {
  verificationStatuses,
  verificationTexts,
} from '../../../../schema/rules/account/verification-texts.ts';
import {
  standingOf,
  administrationTexts as texts,
  type UserStatus,
  userSorts,
  userStatuses,
} from '../../../../schema/rules/administration/administration-texts.ts';
import { roles } from '../../../../schema/rules/college/college.ts';
import { sanctionTexts } from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import {
  intIfSent,
  intOrNull,
  momentIfSent,
  text,
  textOrNull,
  wordIfSent,
} from '../../core/rest/rest-input.ts';
import { pageOf } from '../../core/rest/rest-pages.ts';
import {
  RestAdminMe,
  RestAdminUsers,
  RestApproveVerification,
  RestBanUser,
  RestCreateAdmin,
  RestDeleteUser,
  RestRejectVerification,
  RestVerifications,
} from '../../generated/documents.ts';

const idOf = ({ params }: RestCall): string => params['id'] ?? '';

/** What people are asked for by `status` or, as other lists of admins are, by `state`. */
const statusOf = ({ query }: RestCall): UserStatus | null => {
  const state = wordIfSent(query, 'state', [...userStatuses, 'all']);
  return wordIfSent(query, 'status', userStatuses) ?? (state === 'all' ? null : state);
};

const withStatus = <User extends { isBanned: boolean; isVerified: boolean }>(user: User) => ({
  ...user,
  status: standingOf(user),
});

/** The documented calls of admins about people. */
export const administrationRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/admin/me',
    document: RestAdminMe,
    reply: ({ adminMe }) => adminMe,
  }),
  restRow({
    method: 'GET',
    path: '/api/admin/profile',
    document: RestAdminMe,
    reply: ({ adminMe }) => adminMe,
  }),
  restRow({
    method: 'GET',
    path: '/api/admin/users',
    document: RestAdminUsers,
    variables: (call) => ({
      ...pageOf(call),
      filter: {
        role: wordIfSent(call.query, 'role', roles),
        status: statusOf(call),
        stream: textOrNull(call.query['stream']),
        year: intIfSent(call.query, 'year'),
        college: textOrNull(call.query['college']),
        search: textOrNull(call.query['search']),
      },
      sort: wordIfSent(call.query, 'sort', userSorts),
    }),
    reply: ({ adminUsers }) => ({ users: adminUsers.nodes.map(withStatus) }),
    lists: ({ adminUsers }) => [adminUsers],
  }),
  restRow({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    document: RestDeleteUser,
    variables: (call) => ({ id: idOf(call), reason: textOrNull(call.body['reason']) }),
    reply: () => ({ message: texts.deleted }),
  }),
  restRow({
    method: 'POST',
    path: '/api/admin/users/{id}/ban',
    document: RestBanUser,
    variables: (call) => ({
      id: idOf(call),
      reason: textOrNull(call.body['reason']),
      until: momentIfSent(call.body, 'until', sanctionTexts.untilPast),
    }),
    reply: ({ banUser }) => withStatus(banUser),
  }),
  restRow({
    method: 'POST',
    path: '/api/admin/admins',
    document: RestCreateAdmin,
    variables: ({ body }) => ({
      input: {
        fullName: text(body['fullName']),
        email: text(body['email']),
        mobileNumber: text(body['mobileNumber']),
        college: text(body['college']),
        stream: text(body['stream']),
        yearOfGraduation: intOrNull(body['yearOfGraduation']) ?? 0,
        password: text(body['password']),
      },
    }),
    reply: ({ createAdmin }) => ({ ...createAdmin, message: texts.adminMade }),
  }),
  restRow({
    method: 'GET',
    path: '/api/admin/verifications',
    document: RestVerifications,
    variables: (call) => ({
      ...pageOf(call),
      status: wordIfSent(call.query, 'status', verificationStatuses),
      // What waits; all of them where that is asked for.
      all: wordIfSent(call.query, 'state', ['waiting', 'all']) === 'all',
    }),
    reply: ({ verifications }) => ({ verifications: verifications.nodes }),
    lists: ({ verifications }) => [verifications],
  }),
  restRow({
    method: 'POST',
    path: '/api/admin/verifications/{id}/approve',
    document: RestApproveVerification,
    variables: (call) => ({ id: idOf(call) }),
    reply: ({ approveVerification }) => approveVerification,
  }),
  restRow({
    method: 'POST',
    path: '/api/admin/verifications/{id}/reject',
    document: RestRejectVerification,
    variables: (call) => ({
      id: idOf(call),
      reason: textOrNull(call.body['reason']) ?? verificationTexts.defaultReason,
    }),
    reply: ({ rejectVerification }) => rejectVerification,
  }),
];
