import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Context, perRequest } from '../../../core/context.ts';
import { namedAnnouncements } from '../../announcements/index.ts';
import { accounts, verificationRequests } from '../../identity/index.ts';
import { namedImports } from '../../imports/index.ts';
import { namedThings } from '../../moderation/index.ts';
import { administrationSql } from '../administration.sql.ts';

/** Characters of a name that a line has room for. */
const nameLength = 80;

const { db, statement } = administrationSql;

const allTargets = db
  .selectFrom(accounts.as('account'))
  .select(['account.id', 'account.full_name as name'])
  .unionAll(
    db
      .selectFrom(verificationRequests.as('request'))
      .innerJoin(accounts.as('account'), 'account.id', 'request.user_id')
      .select(['request.id', 'account.full_name as name']),
  )
  .unionAll(db.selectFrom(namedThings.as('thing')).select(['thing.id', 'thing.name']))
  .unionAll(
    db
      .selectFrom(namedAnnouncements.as('announcement'))
      .select(['announcement.id', 'announcement.name']),
  )
  .unionAll(db.selectFrom(namedImports.as('brought')).select(['brought.id', 'brought.name']));

const namesOf = statement('namesOf', { ids: 'uuid[]' }, (_db, { ids }) =>
  db
    .selectFrom(allTargets.as('target'))
    .where((eb) => eb('target.id', '=', eb.fn.any(ids)))
    .select('target.id')
    // The builder has no word for `left` and a pattern.
    .select(
      sql<string>`left(regexp_replace(target.name, '\\s+', ' ', 'g'), ${sql.lit(nameLength)})`.as(
        'name',
      ),
    ),
);

/**
 * What targets of the audit log are called now, by id: one statement for a page; null for what is
 * gone.
 */
export const targetNameLoader = perRequest(
  ({ app }: Context) =>
    new DataLoader<string, string | null>(async (ids) => {
      const rows = await app.db.query(namesOf, { ids });
      const byId = new Map(rows.map(({ id, name }) => [id, name]));
      return ids.map((id) => byId.get(id) || null);
    }),
);
