import { gratitudeTexts } from '../../../../schema/rules/gratitudes.ts';
import type { App, Context } from '../../core/context.ts';
import { statement, statements, type Statement } from '../../core/db.ts';
import { forbidden } from '../../core/errors.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isWordKey,
  page,
  pageSize,
  type Page,
} from '../../core/paging.ts';
import type { Profile } from '../profiles/index.ts';
import {
  gratitudeColumns,
  gratitudeOf,
  onShownProfile,
  told,
  upvotedBy,
  type GratitudeRead,
} from './gratitudes.rows.ts';
import type { Gratitude, GratitudeArgs } from './gratitudes.types.ts';

const made = statements<GratitudeRead>();

/** Ids sort by the time they were made: the newest has the highest. */
const pageStatement = (first: number, after: boolean, hidden: boolean): Statement<GratitudeRead> =>
  made(
    `gratitudes_${first}${after ? '_after' : ''}${hidden ? '_hidden' : ''}`,
    () => `
    select ${gratitudeColumns(upvotedBy('$2'))} from ${told}
     where g.profile_id = $1 and g.hidden_at is ${hidden ? 'not null' : 'null'} ${after ? 'and g.id < $3::uuid' : ''} order by g.id desc limit ${first + 1}`,
  );

/**
 * A page of the thanks on a profile, newest first, with what the viewer upvoted: one statement. Those who are shown
 * the card only read none.
 * @throws FORBIDDEN when others than the owner ask for hidden ones
 */
export async function gratitudesOf(
  ctx: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  args: GratitudeArgs,
): Promise<Page<Gratitude>> {
  const first = pageSize(args.first);
  const hidden = args.hidden ?? false;
  const kind = hidden ? 'hidden' : 'shown';
  const cursor = decodeCursor<[string, string]>(args.after, [isWordKey(kind), isIdKey]);
  if (hidden && ctx.viewer?.id !== id) throw forbidden(gratitudeTexts.hiddenIsTheirs);
  const rows = isWhole
    ? await ctx.app.db.rows(pageStatement(first, cursor !== null, hidden), [
        id,
        ctx.viewer?.id ?? null,
        ...(cursor ? [cursor[1]] : []),
      ])
    : [];
  return page(rows, first, (row) => encodeCursor(kind, row.id), gratitudeOf);
}

const countText = (profile: string): string =>
  `(select count(*)::int from ${told} where g.profile_id = ${profile} and g.hidden_at is null)`;
const countOf = statement<{ count: number }>(
  'gratitudes_count',
  `select ${countText('$1')} as count`,
);

/** How many thanks a profile shows. */
export async function gratitudesCount(app: App, profileId: string): Promise<number> {
  const [row] = await app.db.rows(countOf, [profileId]);
  return row?.count ?? 0;
}

const shownById = statement<GratitudeRead & { count: number }>(
  'gratitude_by_id',
  `select ${gratitudeColumns('false')}, ${countText('pr.user_id')} as count from ${told} ${onShownProfile} where g.id = $1 and g.hidden_at is null`,
);

/** A gratitude as all see it, and how many its profile shows: for those who watch. Null when it is hidden or gone. */
export async function shownGratitude(
  app: App,
  id: string,
): Promise<{ gratitude: Gratitude; count: number } | null> {
  const [row] = await app.db.rows(shownById, [id]);
  return row ? { gratitude: gratitudeOf(row), count: row.count } : null;
}
