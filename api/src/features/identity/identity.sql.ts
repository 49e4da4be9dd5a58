import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { ActiveDayEntity } from './active-day.entity.ts';
import type { CodeEntity } from './code.entity.ts';
import type { SessionEntity } from './session.entity.ts';
import type { User } from './user.entity.ts';
import type { VerificationRequestEntity } from './verification.entity.ts';

/** Statements over the tables of this room. */
export const identitySql =
  roomSql<
    Tables<
      | typeof ActiveDayEntity
      | typeof User
      | typeof SessionEntity
      | typeof CodeEntity
      | typeof VerificationRequestEntity
    >
  >('identity');
