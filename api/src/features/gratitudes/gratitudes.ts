import { gratitudeText, gratitudeTexts } from '../../../../schema/rules/gratitudes.ts';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { clientKey, takeCreation } from '../../core/creations.ts';
import { statement } from '../../core/db.ts';
import { AppError, badInput, check, forbidden, isDangling, notFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { contributed } from '../activities/index.ts';
import { happened, wakeTeller } from '../notifications/index.ts';
import { apartSql, cardOnly, isStaff, wholeSql } from '../profiles/index.ts';
import {
  gratitudeColumns,
  gratitudeOf,
  onProfile,
  onShownProfile,
  told,
  upvotedBy,
  type GratitudeRead,
} from './gratitudes.rows.ts';
import type { Gratitude } from './gratitudes.types.ts';
import { tellThanks } from './thanks.ts';

/** Nobody is found any more when what is written on goes at the same moment. */
const orGone = (error: unknown): [] => {
  if (isDangling(error)) return [];
  throw error;
};

/** The gratitude, and that it happened, in one statement; a key that was used changes nothing. */
const send = statement<
  { isAlumnus: boolean; isWhole: boolean } & { [K in keyof GratitudeRead]: GratitudeRead[K] | null }
>(
  'send_gratitude',
  `with thanked as materialized (select t.id, 'alumni' = any(t.roles) as "isAlumnus", ${wholeSql('$3::uuid', '$7')} as "isWhole" from users t join profiles pr on pr.user_id = t.id and pr.is_listed where t.id = $2 and not ${apartSql('t.id', '$3::uuid')}),
     g as (insert into gratitudes (id, profile_id, user_id, text, key, created_at) select $1, id, $3, $4, $5, $6 from thanked where "isAlumnus" and "isWhole"
              on conflict (user_id, key) do nothing returning *),
     told as (${happened('gratitudeSent', 'g.id', 'g.user_id', 'g.created_at')} from g)
   select thanked."isAlumnus", thanked."isWhole", ${gratitudeColumns('false')} from thanked left join g on true left join users u on u.id = g.user_id`,
);

const sentBefore = statement<GratitudeRead>(
  'gratitude_by_key',
  `select ${gratitudeColumns(upvotedBy('$1'))} from gratitudes g join users u on u.id = g.user_id where g.user_id = $1 and g.key = $2`,
);

/**
 * Thanks an alumnus on their profile (part 2, Gratitude). With a key of the client, sent twice it is written once and
 * answered with the same gratitude.
 * @throws BAD_USER_INPUT for a blank text or one that is too long, NOT_FOUND, FORBIDDEN for oneself, for students, from the unverified and from those who are shown the card only, RATE_LIMITED
 */
export async function sendGratitude(
  ctx: Context,
  said: { profileId: string; text: string; key: string | null },
): Promise<Gratitude> {
  const text = check(gratitudeText, said.text, 'text');
  const key = check(clientKey, said.key, 'key');
  const viewer = requireViewer(ctx, 'member');
  await takeCreation(ctx, viewer.id);
  if (!isId(said.profileId)) throw notFound(profileTexts.notFound);
  const profileId = said.profileId.toLowerCase();
  if (profileId === viewer.id) throw forbidden(gratitudeTexts.toSelf);
  const [sent] = await ctx.app.db
    .rows(send, [newId(), profileId, viewer.id, text, key, ctx.app.clock.now(), isStaff(viewer)])
    .catch(orGone);
  if (!sent) throw notFound(profileTexts.notFound);
  if (!sent.isAlumnus) throw forbidden(gratitudeTexts.toAlumni);
  if (!sent.isWhole) throw cardOnly();
  if (sent.id !== null) {
    const gratitude = gratitudeOf(sent as GratitudeRead);
    tellThanks(ctx.app, profileId, 'added', gratitude.id);
    wakeTeller(ctx.app);
    contributed(ctx.app, viewer.id, gratitude.createdAt);
    return gratitude;
  }
  const [before] = await ctx.app.db.rows(sentBefore, [viewer.id, key]);
  if (!before) throw notFound(profileTexts.notFound);
  if (before.profileId !== profileId) throw badInput(gratitudeTexts.keyUsed);
  return gratitudeOf({ ...before, isHidden: false });
}

interface Toggled extends GratitudeRead {
  isOwn: boolean;
  come: boolean;
  gone: boolean;
}

/**
 * The row, the count and what happened in one statement. The gratitude is taken first, as who deletes it does: neither
 * waits in a circle for the other. Two toggles of one person at once may both find no row; the one that comes second
 * then changes nothing and is run again.
 */
const toggle = statement<Toggled>(
  'toggle_gratitude_upvote',
  `with target as materialized (select g.id, g.user_id = $2 as own from ${told} ${onShownProfile} where g.id = $1 and g.hidden_at is null and (g.user_id = $2 or ${wholeSql('$2::uuid', '$4')}) for no key update of g),
     gone as (delete from gratitude_upvotes v using target where v.gratitude_id = target.id and v.user_id = $2 returning -1 as step),
     come as (insert into gratitude_upvotes (gratitude_id, user_id) select id, $2 from target where not own and not exists (select from gone) on conflict do nothing returning 1 as step),
     said as (select step from gone union all select step from come),
     told as (${happened('gratitudeUpvoted', '$1::uuid', '$2::uuid', '$3::timestamptz')} from said),
     changed as (update gratitudes set upvotes = upvotes + said.step from said where gratitudes.id = $1 returning gratitudes.*)
   select target.own as "isOwn", exists (select from come) as come, exists (select from gone) as gone, ${gratitudeColumns('exists (select from come)')}
     from target left join changed g on true left join users u on u.id = g.user_id`,
);

/** More toggles of one person at the same moment than this are refused, not miscounted. */
const tries = 100;

/**
 * Upvotes a gratitude, or takes the upvote back (decisions, "Experience posts").
 * @throws NOT_FOUND, also for hidden ones and those one may not read; FORBIDDEN for one's own and from the unverified
 */
export async function upvoteGratitude(ctx: Context, id: string): Promise<Gratitude> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id)) throw notFound(gratitudeTexts.gone);
  for (let tried = 0; tried < tries; tried += 1) {
    const [row] = await ctx.app.db
      .rows(toggle, [id, viewer.id, ctx.app.clock.now(), isStaff(viewer)])
      .catch(orGone);
    if (!row) throw notFound(gratitudeTexts.gone);
    if (row.isOwn) throw forbidden(gratitudeTexts.ownUpvote);
    if (!row.come && !row.gone) continue;
    tellThanks(ctx.app, row.profileId, 'upvoted', row.id);
    wakeTeller(ctx.app);
    return gratitudeOf(row);
  }
  throw new AppError('UNAVAILABLE', gratitudeTexts.upvoteFailed);
}

/** The rule stands in the statement: who was thanked. Null columns when it was somebody else. */
const hide = statement<GratitudeRead & { isThanked: boolean; wasHidden: boolean }>(
  'hide_gratitude',
  `with target as materialized (select g.id, g.profile_id = $2 as thanked, g.hidden_at is not null as was from ${told} ${onProfile} where g.id = $1 and ($2 in (g.profile_id, g.user_id) or ${wholeSql('$2::uuid', '$5')})),
     changed as (update gratitudes t set hidden_at = case when $3::boolean then coalesce(t.hidden_at, $4::timestamptz) end from target where t.id = target.id and t.profile_id = $2 returning t.*),
     told as (${happened('gratitudeSettled', 'changed.profile_id', 'changed.user_id', '$4::timestamptz')} from changed join target using (id) where target.was <> $3)
   select target.thanked as "isThanked", target.was as "wasHidden", ${gratitudeColumns(upvotedBy('$2'))} from target left join changed g on true left join users u on u.id = g.user_id`,
);

/**
 * Takes a gratitude out of the list and the count of one's own profile, or shows it again.
 * @throws NOT_FOUND, FORBIDDEN for others than the thanked
 */
export async function setHidden(ctx: Context, id: string, hidden: boolean): Promise<Gratitude> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id)
    ? await ctx.app.db.rows(hide, [id, viewer.id, hidden, ctx.app.clock.now(), isStaff(viewer)])
    : [];
  if (!row || (!row.isThanked && row.wasHidden)) throw notFound(gratitudeTexts.gone);
  if (!row.isThanked) throw forbidden(gratitudeTexts.notThanked);
  // Its author deleted it at the same moment.
  if ((row.id as string | null) === null) throw notFound(gratitudeTexts.gone);
  if (row.wasHidden !== hidden) {
    tellThanks(ctx.app, row.profileId, hidden ? 'removed' : 'added', row.id);
    wakeTeller(ctx.app);
  }
  return gratitudeOf(row);
}

const remove = statement<{
  isOwn: boolean;
  wasHidden: boolean;
  profileId: string | null;
  createdAt: Date;
}>(
  'delete_gratitude',
  `with target as materialized (select g.id, g.user_id = $2 as own, g.hidden_at is not null as was from ${told} ${onProfile} where g.id = $1 and ($2 in (g.profile_id, g.user_id) or ${wholeSql('$2::uuid', '$3')})),
     gone as (delete from gratitudes t using target where t.id = target.id and t.user_id = $2 returning t.profile_id, t.created_at),
     told as (${happened('gratitudeSettled', 'gone.profile_id', '$2::uuid', '$4::timestamptz')} from gone)
   select target.own as "isOwn", target.was as "wasHidden", gone.profile_id as "profileId", gone.created_at as "createdAt" from target left join gone on true`,
);

/** Deletes what one wrote. @returns its id @throws NOT_FOUND, FORBIDDEN for others than its author */
export async function deleteGratitude(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id)
    ? await ctx.app.db.rows(remove, [id, viewer.id, isStaff(viewer), ctx.app.clock.now()])
    : [];
  if (!row || (!row.isOwn && row.wasHidden)) throw notFound(gratitudeTexts.gone);
  if (!row.isOwn) throw forbidden(gratitudeTexts.notYours);
  if (row.profileId === null) throw notFound(gratitudeTexts.gone);
  if (!row.wasHidden) tellThanks(ctx.app, row.profileId, 'removed', id.toLowerCase());
  wakeTeller(ctx.app);
  contributed(ctx.app, viewer.id, row.createdAt);
  return id.toLowerCase();
}
