import type { App, Context } from '../../core/context.ts';
import { statement, statements, type Statement } from '../../core/db.ts';
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
import { audienceOf, type Audience } from './endorsement.policy.ts';
import {
  endorsementColumns,
  endorsementOf,
  said,
  type EndorsementRead,
} from './endorsements.rows.ts';
import type { Endorsement, EndorsementArgs } from './endorsements.types.ts';

/** What each audience sees of a wall, of pending and of accepted ones; `$2` is the viewer, who sees their own words. */
const own = 'e.alumni_id = $2::uuid';
const anything = '$2::uuid is not distinct from $2::uuid';
const shown: Record<Audience, { pending: string; accepted: string }> = {
  owner: { pending: anything, accepted: anything },
  alumni: { pending: own, accepted: anything },
  others: { pending: own, accepted: `(e.visibility = 'everyone' or ${own})` },
};

const made = statements<EndorsementRead>();

function pageStatement(
  first: number,
  after: boolean,
  audience: Audience,
  kind: 'pending' | 'accepted',
): Statement<EndorsementRead> {
  return made(
    `endorsements_${kind}_${audience}_${first}${after ? '_after' : ''}`,
    () => `
    select ${endorsementColumns} from ${said}
     where e.mentee_id = $1 and e.accepted_at is ${kind === 'pending' ? 'null' : 'not null'} and ${shown[audience][kind]} ${after ? 'and e.id < $3::uuid' : ''}
     order by e.id desc limit ${first + 1}`,
  );
}

/** A page of an endorsement wall, or of what waits for its owner, newest first, as far as the viewer may see it: one statement. */
export async function endorsementsOf(
  ctx: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  args: EndorsementArgs,
): Promise<Page<Endorsement>> {
  const first = pageSize(args.first);
  const kind = args.pending ? 'pending' : 'accepted';
  const cursor = decodeCursor<[string, string]>(args.after, [isWordKey(kind), isIdKey]);
  const rows = isWhole
    ? await ctx.app.db.rows(
        pageStatement(first, cursor !== null, audienceOf(ctx.viewer, id), kind),
        [id, ctx.viewer?.id ?? null, ...(cursor ? [cursor[1]] : [])],
      )
    : [];
  return page(rows, first, (row) => encodeCursor(kind, row.id), endorsementOf);
}

const byId = statement<EndorsementRead>(
  'endorsement_by_id',
  `select ${endorsementColumns} from ${said} where e.id = $1`,
);

/** One endorsement, for those who may be told of it to be judged. */
export async function endorsement(app: App, id: string): Promise<Endorsement | null> {
  const [row] = await app.db.rows(byId, [id]);
  return row ? endorsementOf(row) : null;
}
