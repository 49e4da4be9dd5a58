import DataLoader from 'dataloader';
import { sql } from 'kysely';
import {
  type App,
  type Context,
  isMember,
  perRequest,
  type Viewer,
} from '../../../core/context.ts';
import { identitySql } from '../identity.sql.ts';
import type { Me } from '../identity.types.ts';
import { type Person, people, personColumns, personOf } from '../person.sql.ts';

const account = identitySql.statement('me', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('users as person')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('verification_requests as request')
          .whereRef('request.user_id', '=', 'person.id')
          .orderBy('request.id', 'desc')
          .limit(1)
          .select(['request.file_id', 'request.status', 'request.reason'])
          .as('request'),
      (join) => join.onTrue(),
    )
    .where('person.id', '=', userId)
    .select(personColumns)
    .select([
      'person.email',
      'person.roles',
      'person.is_profile_complete as isProfileComplete',
      'person.muted_until as mutedUntil',
      'person.mute_reason as muteReason',
      sql<string | null>`case when request.status <> 'rejected' then request.file_id end`.as(
        'verificationFileKey',
      ),
      sql<string | null>`case when request.status = 'rejected' then request.reason end`.as(
        'verificationRejection',
      ),
      sql<boolean>`coalesce(request.status = 'pending', false)`.as('verificationPending'),
    ]),
);

/** The account behind the viewer; null when it was deleted meanwhile. */
export async function me(app: App, viewer: Viewer): Promise<Me | null> {
  const [row] = await app.db.query(account, { userId: viewer.id });
  if (!row) return null;
  const isMuted = row.mutedUntil !== null && row.mutedUntil > app.clock.now();
  const user = personOf(row);
  return {
    id: user.id,
    user,
    email: row.email,
    role: user.role,
    roles: row.roles,
    isVerified: user.isVerified,
    isMember: isMember(user),
    isProfileComplete: row.isProfileComplete,
    isAdmin: viewer.isAdmin,
    isSuperAdmin: viewer.isSuperAdmin,
    adminLock: viewer.adminLock,
    verificationFileKey: row.verificationFileKey,
    verificationPending: row.verificationPending,
    verificationRejection: user.isVerified ? null : row.verificationRejection,
    mutedUntil: isMuted ? row.mutedUntil : null,
    muteReason: isMuted ? row.muteReason : null,
  };
}

const usersById = identitySql.statement('usersById', { ids: 'uuid[]' }, (db, { ids }) =>
  db
    .selectFrom(people.as('person'))
    .where((eb) => eb('person.id', '=', eb.fn.any(ids)))
    .select(personColumns),
);

/** People by id, one statement per request however many ask. */
export const userLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, Person | null>(async (ids) => {
      const rows = await ctx.app.db.query(usersById, { ids });
      const byId = new Map(rows.map((row) => [row.person_id, personOf(row)]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

const overview = identitySql.statement('overview', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'role', 'is_verified as isVerified', 'created_at as joinedDate'])
    .select((eb) => eb('password_hash', 'is not', null).$castTo<boolean>().as('hasPassword')),
);

/** What the settings say of an account; undefined when it was deleted. */
export const accountOverview = async (app: App, userId: string) =>
  (await app.db.query(overview, { userId }))[0];
