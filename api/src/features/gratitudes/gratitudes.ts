import { LockMode } from '@mikro-orm/core';
import type { Role } from '../../../../schema/rules/college/college.ts';
import { gratitudeText, gratitudeTexts } from '../../../../schema/rules/gratitudes/gratitudes.ts';
import { profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../core/context.ts';
import { badUserInput, forbidden, notFound, validate } from '../../core/errors.ts';
import { idempotencyKey, keyUsedText } from '../../core/idempotency-key.ts';
import { requireId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { isShown } from '../../core/sql/index.ts';
import { isNotBanned, people, User } from '../identity/index.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import {
  assertMayWriteOn,
  isListed,
  isReadableWhole,
  isStaff,
  publishContribution,
} from '../profiles/index.ts';
import { GratitudeEntity, GratitudeUpvoteEntity } from './gratitude.entity.ts';
import { publishGratitudeEvent } from './gratitude-events.ts';
import { readGratitude } from './gratitudes.queries.ts';
import { gratitudesSql } from './gratitudes.sql.ts';
import type { Gratitude } from './gratitudes.types.ts';

const notForRoles = ({ roles }: { roles: readonly Role[] }) =>
  roles.includes('alumni') ? null : gratitudeTexts.toAlumni;

/**
 * Thanks an alumnus on their profile.
 * @param input the person's id; the text, at most 1,000 characters; a key made by the client, so
 * that a gratitude that is sent twice is written once and answered with the same
 * @throws BAD_USER_INPUT for a blank text, one that is too long, and a key that was used for
 * somebody else; NOT_FOUND; FORBIDDEN for oneself, for students, from the unverified and from those
 * who are shown the card only; RATE_LIMITED
 */
export async function sendGratitude(
  ctx: Context,
  input: { profileId: string; text: string; key: string | null },
): Promise<Gratitude> {
  const viewer = requireViewer(ctx, 'member');
  const text = validate(gratitudeText, input.text, 'text');
  const key = validate(idempotencyKey, input.key, 'key');
  await chargeCreation(ctx, viewer.id);
  const profileId = requireId(input.profileId, () => notFound(profileTexts.notFound));
  if (profileId === viewer.id) throw forbidden(gratitudeTexts.toSelf);
  const id = await change(ctx.app, async (work) => {
    const { em } = work;
    // Two with one key follow one another, so that the second finds the first instead of failing.
    if (key !== null) await work.advisoryLock('gratitude', viewer.id, key);
    await assertMayWriteOn(work, viewer, profileId, notForRoles);
    const before =
      key === null ? null : await em.findOne(GratitudeEntity, { user: viewer.id, key });
    if (before) {
      if (before.profile.id !== profileId) throw badUserInput(keyUsedText);
      return before.id;
    }
    const now = ctx.app.clock.now();
    const gratitude = em.create(GratitudeEntity, {
      profile: em.getReference(User, profileId),
      user: em.getReference(User, viewer.id),
      text,
      key,
      createdAt: now,
    });
    noteDomainEvent(work, 'gratitudeSent', {
      gratitudeId: gratitude.id,
      authorId: viewer.id,
      at: now,
    });
    publishGratitudeEvent(work, profileId, 'added', gratitude.id);
    publishContribution(work, viewer.id, now);
    return gratitude.id;
  });
  return readGratitude(ctx.app, viewer, id);
}

const readableGratitude = gratitudesSql.statement(
  'readable',
  { id: 'uuid', viewerId: 'uuid', isStaff: 'boolean' },
  (db, { id, viewerId, isStaff: staff }) =>
    db
      .selectFrom('gratitudes as gratitude')
      .innerJoin(people.as('person'), 'person.id', 'gratitude.user_id')
      .where('gratitude.id', '=', id)
      .where(isShown('gratitude'))
      .where(isNotBanned('person'))
      .where((eb) =>
        eb.or([
          eb('gratitude.user_id', '=', viewerId),
          eb('gratitude.profile_id', '=', viewerId),
          isReadableWhole(eb.ref('gratitude.profile_id'), { viewerId, isStaff: staff }),
        ]),
      )
      .select((eb) => ['gratitude.id', isListed(eb.ref('gratitude.profile_id')).as('isListed')]),
);

const gratitudeNotFound = () => notFound(gratitudeTexts.notFound);

/**
 * The gratitude, locked until the commit.
 * @throws NOT_FOUND for unknown ids and for those whom the viewer may not read
 */
async function lockGratitude(work: Work, viewer: Viewer, id: string) {
  const gratitude = await work.em.findOne(
    GratitudeEntity,
    { id: requireId(id, gratitudeNotFound) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const [readable] = gratitude
    ? await work.query(readableGratitude, { id, viewerId: viewer.id, isStaff: isStaff(viewer) })
    : [];
  if (!gratitude || !readable) throw gratitudeNotFound();
  return { gratitude, isListed: readable.isListed };
}

/**
 * Upvotes a gratitude, or takes the upvote back.
 * @throws NOT_FOUND, also for hidden ones and those one may not read; FORBIDDEN for one's own and
 * from the unverified
 */
export async function upvoteGratitude(ctx: Context, id: string): Promise<Gratitude> {
  const viewer = requireViewer(ctx, 'member');
  await change(ctx.app, async (work) => {
    const { gratitude, isListed: onListedProfile } = await lockGratitude(work, viewer, id);
    if (gratitude.hiddenAt || !onListedProfile) throw notFound(gratitudeTexts.notFound);
    if (gratitude.user.id === viewer.id) throw forbidden(gratitudeTexts.ownUpvote);
    const user = work.em.getReference(User, viewer.id);
    const upvote = await work.em.findOne(GratitudeUpvoteEntity, { gratitude, user });
    if (upvote) work.em.remove(upvote);
    else work.em.create(GratitudeUpvoteEntity, { gratitude, user });
    gratitude.upvotes += upvote ? -1 : 1;
    noteDomainEvent(work, 'gratitudeUpvoted', {
      gratitudeId: gratitude.id,
      voterId: viewer.id,
      at: ctx.app.clock.now(),
    });
    publishGratitudeEvent(work, gratitude.profile.id, 'upvoted', gratitude.id);
  });
  return readGratitude(ctx.app, viewer, id);
}

/**
 * Others' hidden gratitudes answer as unknown ids do; what one may read but not change is refused
 * in words.
 */
function assertIsOwn(isOwn: boolean, gratitude: GratitudeEntity, refused: string): void {
  if (isOwn) return;
  throw gratitude.hiddenAt ? notFound(gratitudeTexts.notFound) : forbidden(refused);
}

/**
 * Takes a gratitude out of the list and the count of one's own profile, or shows it again.
 * @throws NOT_FOUND, FORBIDDEN for others than the thanked
 */
export async function setHidden(ctx: Context, id: string, hidden: boolean): Promise<Gratitude> {
  const viewer = requireViewer(ctx, 'member');
  await change(ctx.app, async (work) => {
    const { gratitude } = await lockGratitude(work, viewer, id);
    assertIsOwn(gratitude.profile.id === viewer.id, gratitude, gratitudeTexts.notThanked);
    if ((gratitude.hiddenAt !== null) === hidden) return;
    const now = ctx.app.clock.now();
    gratitude.hiddenAt = hidden ? now : null;
    noteDomainEvent(work, 'gratitudeChanged', {
      profileId: viewer.id,
      authorId: gratitude.user.id,
      at: now,
    });
    publishGratitudeEvent(work, viewer.id, hidden ? 'removed' : 'added', gratitude.id);
  });
  return readGratitude(ctx.app, viewer, id);
}

/**
 * Deletes what one wrote.
 * @returns its id
 * @throws NOT_FOUND, FORBIDDEN for others than its author
 */
export async function deleteGratitude(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const { gratitude } = await lockGratitude(work, viewer, id);
    assertIsOwn(gratitude.user.id === viewer.id, gratitude, gratitudeTexts.notYours);
    work.em.remove(gratitude);
    const at = ctx.app.clock.now();
    noteDomainEvent(work, 'gratitudeChanged', {
      profileId: gratitude.profile.id,
      authorId: viewer.id,
      at,
    });
    noteDomainEvent(work, 'subjectDeleted', { subjectId: gratitude.id, authorId: viewer.id, at });
    if (!gratitude.hiddenAt)
      publishGratitudeEvent(work, gratitude.profile.id, 'removed', gratitude.id);
    publishContribution(work, viewer.id, gratitude.createdAt);
    return gratitude.id;
  });
}
