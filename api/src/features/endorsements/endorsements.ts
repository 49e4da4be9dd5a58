import { LockMode } from '@mikro-orm/core';
import type { Role } from '../../../../schema/rules/college/college.ts';
import {
  type EndorsementVisibility,
  endorsementMessage,
  endorsementTexts,
} from '../../../../schema/rules/endorsements/endorsements.ts';
import { profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../core/context.ts';
import { conflict, forbidden, notFound, validate } from '../../core/errors.ts';
import { requireId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { User } from '../identity/index.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { assertMayWriteOn, isReadableWhole, isStaff } from '../profiles/index.ts';
import { EndorsementEntity } from './endorsement.entity.ts';
import { audienceOf, canSee } from './endorsement.policy.ts';
import { endorsementById, readEndorsement } from './endorsements.queries.ts';
import { endorsementsSql } from './endorsements.sql.ts';
import type { Endorsement } from './endorsements.types.ts';
import { publishWallEvent } from './wall-events.ts';

const notForRole = ({ role }: { role: Role }) =>
  role === 'mentee' ? null : endorsementTexts.toStudents;

/**
 * Endorses a student, who then accepts or declines it: one of each pair.
 * @param input the student's id; a message of 1 to 100 characters; who may read it
 * @throws BAD_USER_INPUT for a blank message or one that is too long; NOT_FOUND; FORBIDDEN for
 * oneself, for others than students, from others than alumni and from those who are shown the card
 * only; CONFLICT for a second one; RATE_LIMITED
 */
export async function submitEndorsement(
  ctx: Context,
  input: { menteeId: string; message: string; visibility: EndorsementVisibility },
): Promise<Endorsement> {
  const viewer = requireViewer(ctx, 'alumni');
  const message = validate(endorsementMessage, input.message, 'message');
  await chargeCreation(ctx, viewer.id);
  const menteeId = requireId(input.menteeId, () => notFound(profileTexts.notFound));
  if (menteeId === viewer.id) throw forbidden(endorsementTexts.toSelf);
  const id = await change(ctx.app, async (work) => {
    const { em } = work;
    // There is no row to lock yet: those who endorse the same person twice at once follow one
    // another.
    await work.advisoryLock('endorsement', viewer.id, menteeId);
    await assertMayWriteOn(work, viewer, menteeId, notForRole);
    const before = await em.findOne(EndorsementEntity, { mentee: menteeId, alumni: viewer.id });
    if (before)
      throw conflict(
        before.acceptedAt ? endorsementTexts.alreadyThere : endorsementTexts.pendingAlready,
      );
    const now = ctx.app.clock.now();
    const endorsement = em.create(EndorsementEntity, {
      mentee: em.getReference(User, menteeId),
      alumni: em.getReference(User, viewer.id),
      message,
      visibility: input.visibility,
      createdAt: now,
    });
    noteDomainEvent(work, 'endorsementSent', {
      endorsementId: endorsement.id,
      authorId: viewer.id,
      at: now,
    });
    publishWallEvent(work, 'submitted', endorsement);
    return endorsement.id;
  });
  return readEndorsement(ctx.app, id);
}

const endorsementNotFound = () => notFound(endorsementTexts.notFound);

/** The endorsement, locked until the commit. @throws NOT_FOUND */
async function lockEndorsement(work: Work, id: string): Promise<EndorsementEntity> {
  const endorsement = await work.em.findOne(
    EndorsementEntity,
    { id: requireId(id, endorsementNotFound) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!endorsement) throw endorsementNotFound();
  return endorsement;
}

/** Notes that what waited for an answer waits no longer: what was told of it changes. */
function noteAnswered(work: Work, endorsement: EndorsementEntity, at: Date): void {
  noteDomainEvent(work, 'endorsementChanged', {
    menteeId: endorsement.mentee.id,
    authorId: endorsement.alumni.id,
    at,
  });
}

/**
 * Puts an endorsement on one's own wall; accepting again changes nothing.
 * @throws NOT_FOUND, also for those of others
 */
export async function acceptEndorsement(ctx: Context, id: string): Promise<Endorsement> {
  const viewer = requireViewer(ctx, 'member');
  await change(ctx.app, async (work) => {
    const endorsement = await lockEndorsement(work, id);
    // Words of banned people are not there for anybody.
    const [written] = await work.query(endorsementById, { id });
    if (!written || endorsement.mentee.id !== viewer.id) throw notFound(endorsementTexts.notFound);
    if (endorsement.acceptedAt) return;
    const now = ctx.app.clock.now();
    endorsement.acceptedAt = now;
    noteDomainEvent(work, 'endorsementAccepted', {
      endorsementId: endorsement.id,
      menteeId: viewer.id,
      at: now,
    });
    noteAnswered(work, endorsement, now);
    publishWallEvent(work, 'added', endorsement);
  });
  return readEndorsement(ctx.app, id);
}

/** Removes a locked endorsement, so that its author may send one anew. @returns its id */
function removeLocked(work: Work, endorsement: EndorsementEntity, at: Date): string {
  work.em.remove(endorsement);
  const { id, alumni, acceptedAt } = endorsement;
  if (acceptedAt)
    noteDomainEvent(work, 'subjectDeleted', { subjectId: id, authorId: alumni.id, at });
  else noteAnswered(work, endorsement, at);
  publishWallEvent(work, 'removed', endorsement);
  return endorsement.id;
}

/**
 * Declines an endorsement that waits; its author is not told.
 * @returns its id
 * @throws NOT_FOUND, also for those of others; CONFLICT for one that was accepted
 */
export async function declineEndorsement(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const endorsement = await lockEndorsement(work, id);
    if (endorsement.mentee.id !== viewer.id) throw notFound(endorsementTexts.notFound);
    if (endorsement.acceptedAt) throw conflict(endorsementTexts.acceptedAlready);
    return removeLocked(work, endorsement, ctx.app.clock.now());
  });
}

const isOnReadableWall = endorsementsSql.statement(
  'onReadableWall',
  { id: 'uuid', viewerId: 'uuid', isStaff: 'boolean' },
  (db, { id, viewerId, isStaff: staff }) =>
    db
      .selectFrom('endorsements as endorsement')
      .where('endorsement.id', '=', id)
      .where((eb) => isReadableWhole(eb.ref('endorsement.mentee_id'), { viewerId, isStaff: staff }))
      .select('endorsement.id'),
);

/** Whether the viewer may see an endorsement that is neither for nor by them. */
async function canSeeOfOthers(
  work: Work,
  viewer: Viewer,
  { id, mentee, acceptedAt, visibility }: EndorsementEntity,
): Promise<boolean> {
  if (!canSee(audienceOf(viewer, mentee.id), { visibility, isPending: acceptedAt === null }))
    return false;
  const input = { id, viewerId: viewer.id, isStaff: isStaff(viewer) };
  return (await work.query(isOnReadableWall, input)).length > 0;
}

/**
 * Takes an endorsement off one's own wall, or back what one wrote, pending or not.
 * @returns its id
 * @throws NOT_FOUND for those one may not see, FORBIDDEN for others'
 */
export async function removeEndorsement(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const endorsement = await lockEndorsement(work, id);
    if (viewer.id !== endorsement.mentee.id && viewer.id !== endorsement.alumni.id) {
      if (await canSeeOfOthers(work, viewer, endorsement))
        throw forbidden(endorsementTexts.notYours);
      throw notFound(endorsementTexts.notFound);
    }
    return removeLocked(work, endorsement, ctx.app.clock.now());
  });
}
