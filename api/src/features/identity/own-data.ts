import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { identitySql } from './identity.sql.ts';

/**
 * The account, its sessions and its requests to be verified; no hash, and not which admin decided.
 */
export const identityOwnData: OwnData = {
  account: identitySql.statement('copyOfAccount', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('users as account')
      .where('account.id', '=', userId)
      .select(
        columnsOf('account', [
          'id',
          'email',
          'emailProvenAt',
          'instituteEmail',
          'fullName',
          'role',
          'roles',
          'isVerified',
          'verifiedAt',
          'verifiedBy',
          'isProfileComplete',
          'isAdmin',
          'isSuperAdmin',
          'isBanned',
          'hasSecondFactor',
          'degreeType',
          'stream',
          'specialisation',
          'yearOfGraduation',
          'college',
          'pictureId',
          'work',
          'createdAt',
        ]),
      )
      .select((eb) => eb('account.google_sub', 'is not', null).as('signsInWithGoogle')),
  ),
  collegeAccounts: identitySql.statement(
    'copyOfCollegeAccounts',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('oidc_accounts as college_account')
        .where('college_account.user_id', '=', userId)
        .orderBy('college_account.id')
        .select(columnsOf('college_account', ['issuer', 'subject', 'createdAt'])),
  ),
  sessions: identitySql.statement('copyOfSessionsKept', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('sessions as session')
      .where('session.user_id', '=', userId)
      .orderBy('session.id')
      .select(
        columnsOf('session', [
          'userAgent',
          'place',
          'createdAt',
          'lastUsedAt',
          'expiresAt',
          'endedAt',
        ]),
      ),
  ),
  verifications: identitySql.statement(
    'copyOfVerifications',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('verification_requests as request')
        .where('request.user_id', '=', userId)
        .orderBy('request.id')
        .select(
          columnsOf('request', [
            'id',
            'documentType',
            'fileId',
            'status',
            'reason',
            'createdAt',
            'decidedAt',
          ]),
        ),
  ),
  activeDays: identitySql.statement('copyOfActiveDays', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('active_days as active_day')
      .where('active_day.user_id', '=', userId)
      .orderBy('active_day.day')
      .select(['active_day.day']),
  ),
};
