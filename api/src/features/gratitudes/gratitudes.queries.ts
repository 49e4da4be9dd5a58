import { type Expression, sql } from 'kysely';
import { gratitudeTexts } from '../../../../schema/rules/gratitudes/gratitudes.ts';
import type { App, Context, Viewer } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import { countRows } from '../../core/sql/index.ts';
import { isListed, type Profile } from '../profiles/index.ts';
import { gratitudeColumns, gratitudeOf, gratitudesSql } from './gratitudes.sql.ts';
import type { Gratitude, GratitudeArgs } from './gratitudes.types.ts';
import { gratitudesWithAuthors } from './shown-gratitudes.sql.ts';

const gratitudeList = declareList(gratitudesSql, {
  name: 'page',
  given: { profileId: 'uuid', viewerId: 'uuid?' },
  sorts: { newest: descending(sortKey('gratitude.id', 'uuid', 'id')) },
  variants: [{ hidden: false }, { hidden: true }],
  partOf: ({ hidden }) => (hidden ? 'hidden' : 'shown'),
  select: (_db, { profileId, viewerId }, { variant: { hidden }, arrange }) =>
    gratitudesWithAuthors
      .where('gratitude.profile_id', '=', profileId)
      .where('gratitude.hidden_at', hidden ? 'is not' : 'is', null)
      .select(gratitudeColumns(viewerId))
      .$call(arrange),
});

/**
 * A page of the thanks on a profile, newest first, with what the viewer upvoted: one statement.
 * Those who are shown the card only read none.
 * @throws FORBIDDEN when others than the owner ask for hidden ones
 */
export async function gratitudesOf(
  ctx: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  args: GratitudeArgs,
): Promise<Page<Gratitude>> {
  const hidden = args.hidden ?? false;
  const viewerId = ctx.viewer?.id ?? null;
  if (hidden && viewerId !== id) throw forbidden(gratitudeTexts.hiddenIsTheirs);
  return gratitudeList.page(ctx.app, args, {
    given: { profileId: id, viewerId },
    variant: { hidden },
    node: gratitudeOf,
    isEmpty: !isWhole,
  });
}

const shownCount = (profileId: Expression<string>) =>
  gratitudesWithAuthors
    .where('gratitude.profile_id', '=', profileId)
    .where('gratitude.hidden_at', 'is', null)
    .select(countRows().as('count'));

const countShown = gratitudesSql.statement('count', { profileId: 'uuid' }, (_db, { profileId }) =>
  shownCount(profileId),
);

/** How many thanks a profile shows. */
export async function gratitudesCount(app: App, profileId: string): Promise<number> {
  const [row] = await app.db.query(countShown, { profileId });
  return row?.count ?? 0;
}

const gratitudeById = gratitudesSql.statement(
  'byId',
  { id: 'uuid', viewerId: 'uuid' },
  (_db, { id, viewerId }) =>
    gratitudesWithAuthors.where('gratitude.id', '=', id).select(gratitudeColumns(viewerId)),
);

/** A gratitude as somebody sees it who just changed it. @throws NOT_FOUND when it went meanwhile */
export async function readGratitude(app: App, viewer: Viewer, id: string): Promise<Gratitude> {
  const [row] = await app.db.query(gratitudeById, { id, viewerId: viewer.id });
  if (!row) throw notFound(gratitudeTexts.notFound);
  return gratitudeOf(row);
}

const gratitudeForWatchers = gratitudesSql.statement('forWatchers', { id: 'uuid' }, (_db, { id }) =>
  gratitudesWithAuthors
    .where('gratitude.id', '=', id)
    .where('gratitude.hidden_at', 'is', null)
    .where((eb) => isListed(eb.ref('gratitude.profile_id')))
    .select(gratitudeColumns(sql.lit(null)))
    .select((eb) => shownCount(eb.ref('gratitude.profile_id')).as('count')),
);

/**
 * A gratitude as all see it, and how many its profile shows: for those who watch. Null when it is
 * hidden or gone.
 */
export async function visibleGratitude(
  app: App,
  id: string,
): Promise<{ gratitude: Gratitude; count: number } | null> {
  const [row] = await app.db.query(gratitudeForWatchers, { id });
  return row ? { gratitude: gratitudeOf(row), count: row.count ?? 0 } : null;
}
