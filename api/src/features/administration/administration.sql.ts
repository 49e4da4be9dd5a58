import { type Expression, sql, type SqlBool } from 'kysely';
import { columnsOf, roomSql, type Tables } from '../../core/sql/index.ts';
import { contactOf } from '../profiles/index.ts';
import type { AdminNoteEntity } from './note.entity.ts';

export const administrationSql = roomSql<Tables<typeof AdminNoteEntity>>('administration');

/** Whether the name or address of the account `u` has the text: by `users_found_trigrams`. */
export const matchesText = (text: Expression<string | null>) =>
  sql<SqlBool>`(u.full_name || ' ' || u.email::text) ilike '%' || search_like(${text}) || '%'`;

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

/** What admins see of an account, selected from `accounts` under the name `u`. */
export const accountColumns = [
  ...columnsOf('u', accountFields),
  contactOf(sql<string>`u.id`).as('mobileNumber'),
] as const;
