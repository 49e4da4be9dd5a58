import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { endorsementTexts } from '../../../../schema/rules/endorsements.ts';
import type { App, Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  type Page,
  page,
  pageSize,
} from '../../core/paging.ts';
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

interface PageVariant extends Record<string, string | number | boolean> {
  state: State;
  audience: Audience;
  first: number;
  after: boolean;
}

const wallPage = endorsementsSql.statements(
  'page',
  { menteeId: 'uuid', viewerId: 'uuid?', before: 'uuid?' },
  [{ state: 'accepted', audience: 'others', first: 20, after: true }],
  ({ state, audience, first, after }: PageVariant) =>
    (_db, { menteeId, viewerId, before }) =>
      endorsementsWithAuthors
        .where('endorsement.mentee_id', '=', menteeId)
        .where('endorsement.accepted_at', state === 'pending' ? 'is' : 'is not', null)
        .where(seenBy(audience, state, viewerId))
        .$if(after, (query) => query.where('endorsement.id', '<', before))
        .orderBy('endorsement.id', 'desc')
        .limit(first + 1),
);

/**
 * A page of an endorsement wall, or of what waits for its owner, newest first, as far as the viewer
 * may see it: one statement.
 */
export async function endorsementsOf(
  ctx: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  args: EndorsementArgs,
): Promise<Page<Endorsement>> {
  const first = pageSize(args.first);
  const state = args.pending ? 'pending' : 'accepted';
  const cursor = decodeCursor<[string, string]>(args.after, [isEnumKey(state), isIdKey]);
  if (!isWhole) return page([], first, () => '', endorsementOf);
  const audience = audienceOf(ctx.viewer, id);
  const rows = await ctx.app.db.query(
    wallPage({ state, audience, first, after: cursor !== null }),
    {
      menteeId: id,
      viewerId: ctx.viewer?.id ?? null,
      before: cursor?.[1] ?? null,
    },
  );
  return page(rows, first, (row) => encodeCursor(state, row.id), endorsementOf);
}

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
