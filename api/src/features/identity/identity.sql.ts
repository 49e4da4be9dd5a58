import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { ActiveDayEntity } from './accounts/active-day.entity.ts';
import type { CodeEntity } from './code.entity.ts';
import type { OidcAccountEntity } from './oidc/oidc-account.entity.ts';
import type { OidcSessionEntity } from './oidc/oidc-session.entity.ts';
import type { SessionEntity } from './sessions/session.entity.ts';
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
      | typeof OidcAccountEntity
      | typeof OidcSessionEntity
      | typeof VerificationRequestEntity
    >
  >('identity');
