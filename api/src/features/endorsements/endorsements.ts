import {
  endorsementMessage,
  endorsementTexts,
  type EndorsementVisibility,
} from '../../../../schema/rules/endorsements.ts';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { statement } from '../../core/db.ts';
import { check, conflict, forbidden, isDangling, notFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { happened, wakeTeller } from '../notifications/index.ts';
import { apartSql, cardOnly, isStaff, wholeSql } from '../profiles/index.ts';
import {
  endorsementColumns,
  endorsementOf,
  said,
  type EndorsementRead,
} from './endorsements.rows.ts';
import type { Endorsement } from './endorsements.types.ts';
import { tellWall } from './wall.ts';

type Nullable<Row> = { [K in keyof Row]: Row[K] | null };

/** The unique key decides between calls that race. An endorsement that was there before is told by whether it waits; null when there was none. */
const submit = statement<
  Nullable<EndorsementRead> & { isStudent: boolean; isWhole: boolean; wasPending: boolean | null }
>(
  'submit_endorsement',
  `with mentee as materialized (select t.id, t.role = 'mentee' as "isStudent", ${wholeSql('$3::uuid', '$7')} as "isWhole" from users t join profiles pr on pr.user_id = t.id and pr.is_listed where t.id = $2 and not ${apartSql('t.id', '$3::uuid')}),
     e as (insert into endorsements (id, mentee_id, alumni_id, message, visibility, created_at) select $1, id, $3, $4, $5, $6 from mentee where "isStudent" and "isWhole"
              on conflict (mentee_id, alumni_id) do nothing returning *),
     told as (${happened('endorsementSent', 'e.id', 'e.alumni_id', 'e.created_at')} from e)
   select mentee."isStudent", mentee."isWhole", (select b.accepted_at is null from endorsements b where b.mentee_id = $2 and b.alumni_id = $3) as "wasPending", ${endorsementColumns}
     from mentee left join e on true left join users u on u.id = e.alumni_id`,
);

/**
 * Endorses a student, who then accepts or declines it (decisions, "People"): one of each pair.
 * @throws BAD_USER_INPUT for a blank message or one that is too long, NOT_FOUND, FORBIDDEN for oneself, for others than students, from others than alumni and from those who are shown the card only, CONFLICT for a second one, RATE_LIMITED
 */
export async function submitEndorsement(
  ctx: Context,
  input: { menteeId: string; message: string; visibility: EndorsementVisibility },
): Promise<Endorsement> {
  const viewer = requireViewer(ctx, 'alumni');
  const message = check(endorsementMessage, input.message, 'message');
  await takeCreation(ctx, viewer.id);
  if (!isId(input.menteeId)) throw notFound(profileTexts.notFound);
  const menteeId = input.menteeId.toLowerCase();
  if (menteeId === viewer.id) throw forbidden(endorsementTexts.toSelf);
  const [row] = await ctx.app.db
    .rows(submit, [
      newId(),
      menteeId,
      viewer.id,
      message,
      input.visibility,
      ctx.app.clock.now(),
      isStaff(viewer),
    ])
    .catch((error: unknown) => {
      if (isDangling(error)) return [];
      throw error;
    });
  if (!row) throw notFound(profileTexts.notFound);
  if (!row.isStudent) throw forbidden(endorsementTexts.toStudents);
  if (!row.isWhole) throw cardOnly();
  // Null: the other of two at once came first, and nobody has had the time to accept it.
  if (row.id === null)
    throw conflict(
      row.wasPending === false ? endorsementTexts.alreadyThere : endorsementTexts.pendingAlready,
    );
  const made = endorsementOf(row as EndorsementRead);
  tellWall(ctx.app, 'submitted', made);
  wakeTeller(ctx.app);
  return made;
}

/** The rule stands in the statement: the endorsed person. Accepting again changes nothing. */
const accept = statement<EndorsementRead & { isNew: boolean }>(
  'accept_endorsement',
  `with target as materialized (select e.id, e.accepted_at is null as pending from ${said} where e.id = $1 and e.mentee_id = $2),
     e as (update endorsements t set accepted_at = coalesce(t.accepted_at, $3::timestamptz) from target where t.id = target.id returning t.*),
     told as (${happened('endorsementAccepted', 'e.id', 'e.mentee_id', '$3::timestamptz')} from e join target using (id) where target.pending),
     settled as (${happened('endorsementSettled', 'e.mentee_id', 'e.alumni_id', '$3::timestamptz')} from e join target using (id) where target.pending)
   select target.pending as "isNew", ${endorsementColumns} from target join e using (id) join users u on u.id = e.alumni_id`,
);

/** Puts an endorsement on one's own wall. @throws NOT_FOUND, also for those of others */
export async function acceptEndorsement(ctx: Context, id: string): Promise<Endorsement> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id) ? await ctx.app.db.rows(accept, [id, viewer.id, ctx.app.clock.now()]) : [];
  if (!row) throw notFound(endorsementTexts.gone);
  const accepted = endorsementOf(row);
  if (row.isNew) {
    tellWall(ctx.app, 'added', accepted);
    wakeTeller(ctx.app);
  }
  return accepted;
}

interface Gone {
  id: string | null;
  menteeId: string;
  visibility: EndorsementVisibility;
  isPending: boolean;
  isMine: boolean;
}

/** What may be seen is found; what may be removed goes with it, and may then be sent anew. */
const taking = (may: string): string =>
  `with target as materialized (select e.id, e.mentee_id, e.alumni_id, e.visibility, e.accepted_at is null as pending, ${may} as mine from endorsements e join profiles pr on pr.user_id = e.mentee_id
        where e.id = $1 and (e.mentee_id = $2 or e.alumni_id = $2 or (e.accepted_at is not null and (e.visibility = 'everyone' or $3::boolean) and ${wholeSql('$2::uuid', '$4')}))),
     gone as (delete from endorsements e using target where e.id = target.id and ${may} returning e.id),
     told as (${happened('endorsementSettled', 'target.mentee_id', 'target.alumni_id', '$5::timestamptz')} from gone join target using (id) where target.pending)
   select gone.id, target.mentee_id as "menteeId", target.visibility, target.pending as "isPending", target.mine as "isMine" from target left join gone on true`;

const decline = statement<Gone>(
  'decline_endorsement',
  taking('(e.mentee_id = $2 and e.accepted_at is null)'),
);
const remove = statement<Gone>(
  'remove_endorsement',
  taking('(e.mentee_id = $2 or e.alumni_id = $2)'),
);

/** Declines an endorsement that waits; its author is not told. @returns its id @throws NOT_FOUND, also for those of others; CONFLICT for one that was accepted */
export async function declineEndorsement(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id)
    ? await ctx.app.db.rows(decline, [id, viewer.id, false, false, ctx.app.clock.now()])
    : [];
  if (!row || row.menteeId !== viewer.id) throw notFound(endorsementTexts.gone);
  if (!row.isMine) throw conflict(endorsementTexts.acceptedAlready);
  if (row.id === null) throw notFound(endorsementTexts.gone);
  tellWall(ctx.app, 'removed', { ...row, id: row.id });
  wakeTeller(ctx.app);
  return row.id;
}

/** Takes an endorsement off one's own wall, or back what one wrote, pending or not. @returns its id @throws NOT_FOUND, FORBIDDEN for those of others */
export async function removeEndorsement(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id)
    ? await ctx.app.db.rows(remove, [
        id,
        viewer.id,
        viewer.role === 'alumni',
        isStaff(viewer),
        ctx.app.clock.now(),
      ])
    : [];
  if (!row) throw notFound(endorsementTexts.gone);
  if (!row.isMine) throw forbidden(endorsementTexts.notYours);
  if (row.id === null) throw notFound(endorsementTexts.gone);
  tellWall(ctx.app, 'removed', { ...row, id: row.id });
  wakeTeller(ctx.app);
  return row.id;
}
