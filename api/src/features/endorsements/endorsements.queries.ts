import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { endorsementTexts } from '../../../../schema/rules/endorsements/endorsements.ts';
import type { App, Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import type { Tables } from '../../core/sql/index.ts';
import type { Profile } from '../profiles/index.ts';
import type { EndorsementEntity } from './endorsement.entity.ts';
import { type Audience, audienceOf } from './endorsement.policy.ts';
import { endorsementOf, endorsementsSql, endorsementsWithAuthors } from './endorsements.sql.ts';
import type { Endorsement, EndorsementArgs } from './endorsements.types.ts';

type EndorsementTables = { endorsement: Tables<typeof EndorsementEntity>['endorsements'] };
type State = 'pending' | 'accepted';

/**
 * What an audience sees of a wall besides the viewer's own words; null: everything
 * (`endorsement.policy.ts`).
 */
const seenBy = (
  audience: Audience,
  state: State,
  viewerId: Expression<string | null>,
): ((eb: ExpressionBuilder<EndorsementTables, 'endorsement'>) => Expression<SqlBool>) => {
  if (audience === 'owner' || (audience === 'alumni' && state === 'accepted'))
    return (eb) => eb.lit(true);
  return (eb) =>
    eb.or([
      eb('endorsement.alumni_id', '=', viewerId),
      state === 'accepted' ? eb('endorsement.visibility', '=', 'everyone') : eb.lit(false),
    ]);
};

interface WallVariant extends Record<string, string> {
  state: State;
  audience: Audience;
}

const wallList = declareList(endorsementsSql, {
  name: 'page',
  given: { menteeId: 'uuid', viewerId: 'uuid?' },
  sorts: { newest: descending(sortKey('endorsement.id', 'uuid', 'id')) },
  variants: [{ state: 'accepted', audience: 'others' }] as WallVariant[],
  partOf: ({ state }) => state,
  select: (_db, { menteeId, viewerId }, { variant: { state, audience }, arrange }) =>
    endorsementsWithAuthors
      .where('endorsement.mentee_id', '=', menteeId)
      .where('endorsement.accepted_at', state === 'pending' ? 'is' : 'is not', null)
      .where(seenBy(audience, state, viewerId))
      .$call(arrange),
});

/**
 * A page of an endorsement wall, or of what waits for its owner, newest first, as far as the viewer
 * may see it: one statement.
 */
export const endorsementsOf = (
  ctx: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  args: EndorsementArgs,
): Promise<Page<Endorsement>> =>
  wallList.page(ctx.app, args, {
    given: { menteeId: id, viewerId: ctx.viewer?.id ?? null },
    variant: {
      state: args.pending ? 'pending' : 'accepted',
      audience: audienceOf(ctx.viewer, id),
    },
    node: endorsementOf,
    isEmpty: !isWhole,
  });

const ownOnWall = endorsementsSql.statement(
  'ownOnWall',
  { menteeId: 'uuid', viewerId: 'uuid' },
  (_db, { menteeId, viewerId }) =>
    endorsementsWithAuthors
      .where('endorsement.mentee_id', '=', menteeId)
      .where('endorsement.alumni_id', '=', viewerId),
);

/**
 * The one that the viewer has written for a student, accepted or not: there is one of each pair.
 */
export async function ownEndorsementOf(
  ctx: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
): Promise<Endorsement | null> {
  if (!ctx.viewer || !isWhole) return null;
  const [row] = await ctx.app.db.query(ownOnWall, { menteeId: id, viewerId: ctx.viewer.id });
  return row ? endorsementOf(row) : null;
}

/** Of one endorsement, unless its author is banned. */
export const endorsementById = endorsementsSql.statement('byId', { id: 'uuid' }, (_db, { id }) =>
  endorsementsWithAuthors.where('endorsement.id', '=', id),
);

/**
 * One endorsement, whoever asks: who may be told of it is judged by the caller. Null when it is
 * gone.
 */
export async function endorsement(app: App, id: string): Promise<Endorsement | null> {
  const [row] = await app.db.query(endorsementById, { id });
  return row ? endorsementOf(row) : null;
}

/** One endorsement for the person who just changed it. @throws NOT_FOUND when it went meanwhile */
export async function readEndorsement(app: App, id: string): Promise<Endorsement> {
  const found = await endorsement(app, id);
  if (!found) throw notFound(endorsementTexts.notFound);
  return found;
}
