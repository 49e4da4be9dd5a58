import { type AliasableExpression, type Expression, expressionBuilder, sql } from 'kysely';
import { columnsOf, containsText, roomSql, type Tables } from '../../core/sql/index.ts';
import type { accounts } from '../identity/index.ts';
import { contactOf } from '../profiles/index.ts';
import type { AdminNoteEntity } from './note.entity.ts';

export const administrationSql = roomSql<Tables<typeof AdminNoteEntity>>('administration');

/** The rows of what another room shares. */
export type RowsOf<Shared> = Shared extends AliasableExpression<infer Row> ? Row : never;

/** What is asked of the `account`. */
export const account = expressionBuilder<{ account: RowsOf<typeof accounts> }, 'account'>();

/** Whether the `account` is an admin's, super admins included. */
export const isAnyAdmin = account.or([
  account.ref('account.is_admin'),
  account.ref('account.is_super_admin'),
]);

/** Whether the name or address of the `account` has the text: by `users_found_trigrams`. */
export const matchesText = (text: Expression<string | null>) =>
  containsText(sql`(account.full_name || ' ' || account.email::text)`, text);

const accountFields = [
  'id',
  'fullName',
  'email',
  'role',
  'roles',
  'isVerified',
  'verifiedAt',
  'verifiedBy',
  'verificationEndedAt',
  'hasSecondFactor',
  'isProfileComplete',
  'isAdmin',
  'isSuperAdmin',
  'isBanned',
  'bannedUntil',
  'mutedUntil',
  'degreeType',
  'stream',
  'specialisation',
  'yearOfGraduation',
  'college',
  'pictureId',
  'createdAt',
] as const;

/** What admins see of an account, selected from `accounts` under the name `account`. */
export const accountColumns = [
  ...columnsOf('account', accountFields),
  contactOf(account.ref('account.id')).as('mobileNumber'),
] as const;
