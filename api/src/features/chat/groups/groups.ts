import { chatTexts, groupName, groupPicture } from '../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../../core/context.ts';
import { conflict, validate } from '../../../core/errors.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { storeFile } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { assertAdmin, assertMayRemove, successorOf } from '../chat.policy.ts';
import { publishStale } from '../chat-events.ts';
import { getConversation } from '../conversations/conversations.queries.ts';
import type { Conversation } from '../conversations/conversations.types.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { advanceReadMark } from '../messages/reading/read-marks.ts';
import {
  addablePeople,
  assertNoneLeftLately,
  type LockedGroup,
  lockGroup,
  personIn,
  postSystemMessage,
  validatePersonIds,
} from './group-people.ts';

/** What changes a locked group. @returns whether anything is otherwise now */
type GroupChange = (
  work: Work,
  locked: LockedGroup,
  viewer: Viewer,
  now: Date,
) => Promise<boolean> | boolean;

/**
 * Changes a group of the viewer's under its lock. Who changed it has seen what the group says of
 * it, and all who are in it before or after are told; where nothing changed, nothing of this
 * happens.
 */
async function changeLocked(
  work: Work,
  viewer: Viewer,
  id: string,
  { by, now }: { by: GroupChange; now: Date },
): Promise<void> {
  const locked = await lockGroup(work, viewer, id);
  if (!(await by(work, locked, viewer, now))) return;
  const { group, own, all } = locked;
  advanceReadMark(work, own, group.lastNumber, { at: now });
  publishStale(
    work,
    group.id,
    all.map(({ user }) => user.id),
  );
}

/** The same as a unit of work of its own. */
async function changeGroup(ctx: Context, id: string, by: GroupChange): Promise<void> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  await change(ctx.app, (work) => changeLocked(work, viewer, id, { by, now }));
}

/**
 * The same for what its admins do.
 * @throws FORBIDDEN for all others; RATE_LIMITED: everybody in it reads of each change
 */
async function changeAsAdmin(ctx: Context, id: string, by: GroupChange): Promise<void> {
  await ctx.app.limits.consume('groupChanges', requireViewer(ctx, 'member').id);
  await changeGroup(ctx, id, (work, locked, viewer, now) => {
    assertAdmin(locked);
    return by(work, locked, viewer, now);
  });
}

/**
 * Brings people into a group, whom the viewer is connected with. They read what is said from now
 * on.
 * @throws NOT_FOUND, FORBIDDEN, RATE_LIMITED, BAD_USER_INPUT as `createGroup`, CONFLICT for who
 * left lately
 */
export async function addToGroup(
  ctx: Context,
  id: string,
  personIds: readonly string[],
): Promise<Conversation> {
  const member = requireViewer(ctx, 'member');
  const sentIds = validatePersonIds(member, personIds);
  await changeAsAdmin(ctx, id, async (work, locked, viewer, now) => {
    const { group, all, present } = locked;
    const presentIds = present.map(({ user }) => user.id);
    const joiningIds = await addablePeople(work, viewer, sentIds, presentIds);
    await assertNoneLeftLately(work, locked, joiningIds, now);
    for (const whom of joiningIds) {
      const seen = group.lastNumber;
      postSystemMessage(work, group, { event: 'added', by: viewer.id, whom, at: now });
      const before = all.find(({ user }) => user.id === whom);
      const joining =
        before ??
        work.em.create(ParticipantEntity, {
          conversation: group,
          user: work.em.getReference(User, whom),
        });
      work.em.assign(joining, {
        role: 'member',
        joinedAt: now,
        leftAt: null,
        visibleAfter: seen,
        lastReadNumber: seen,
        lastDeliveredNumber: seen,
        archivedNumber: null,
      });
      if (!before) all.push(joining);
    }
    return joiningIds.length > 0;
  });
  return getConversation(ctx, id);
}

/**
 * Takes somebody out of a group: they read nothing of it any more.
 * @throws NOT_FOUND, also for those who are not in it; FORBIDDEN for those who are no admins;
 * CONFLICT for oneself, and for who made the group
 */
export async function removeFromGroup(
  ctx: Context,
  id: string,
  personId: string,
): Promise<Conversation> {
  await changeAsAdmin(ctx, id, (work, locked, viewer, now) => {
    const whom = personIn(locked, personId);
    if (whom === locked.own) throw conflict(chatTexts.leaveInstead);
    assertMayRemove(locked, whom);
    const [by, whomId] = [viewer.id, whom.user.id];
    postSystemMessage(work, locked.group, { event: 'removed', by, whom: whomId, at: now });
    whom.leftAt = now;
    return true;
  });
  return getConversation(ctx, id);
}

/** Gives a group one more admin, and says so there. */
function makeAdmin(
  work: Work,
  { group }: Pick<LockedGroup, 'group'>,
  { by, whom, at }: { by: string; whom: ParticipantEntity; at: Date },
): void {
  whom.role = 'admin';
  postSystemMessage(work, group, { event: 'madeAdmin', by, whom: whom.user.id, at });
}

/** Makes somebody an admin too. @throws NOT_FOUND, FORBIDDEN as `removeFromGroup` */
export async function makeGroupAdmin(
  ctx: Context,
  id: string,
  personId: string,
): Promise<Conversation> {
  await changeAsAdmin(ctx, id, (work, locked, viewer, now) => {
    const whom = personIn(locked, personId);
    if (whom.role === 'admin') return false;
    makeAdmin(work, locked, { by: viewer.id, whom, at: now });
    return true;
  });
  return getConversation(ctx, id);
}

/**
 * Takes an admin's rights back: they stay in the group. One's own too.
 * @throws NOT_FOUND, FORBIDDEN as `removeFromGroup`; CONFLICT for who made the group, and for its
 * last admin
 */
export async function removeGroupAdmin(
  ctx: Context,
  id: string,
  personId: string,
): Promise<Conversation> {
  await changeAsAdmin(ctx, id, (work, locked, viewer, now) => {
    const whom = personIn(locked, personId);
    if (whom.role !== 'admin') return false;
    assertMayRemove(locked, whom);
    if (!locked.present.some((one) => one !== whom && one.role === 'admin'))
      throw conflict(chatTexts.lastAdmin);
    const [by, whomId] = [viewer.id, whom.user.id];
    whom.role = 'member';
    postSystemMessage(work, locked.group, { event: 'removedAdmin', by, whom: whomId, at: now });
    return true;
  });
  return getConversation(ctx, id);
}

/**
 * Gives a group another name.
 * @throws NOT_FOUND, FORBIDDEN for those who are no admins, BAD_USER_INPUT
 */
export async function renameGroup(
  ctx: Context,
  id: string,
  sentName: string,
): Promise<Conversation> {
  requireViewer(ctx, 'member');
  const name = validate(groupName, sentName, 'name');
  await changeAsAdmin(ctx, id, (work, { group }, viewer, now) => {
    if (group.name === name) return false;
    group.name = name;
    postSystemMessage(work, group, { event: 'renamed', by: viewer.id, content: name, at: now });
    return true;
  });
  return getConversation(ctx, id);
}

/**
 * Gives a group a picture.
 * @throws NOT_FOUND, FORBIDDEN for those who are no admins, TOO_LARGE, UNSUPPORTED_TYPE,
 * RATE_LIMITED
 */
export async function setGroupPicture(
  ctx: Context,
  id: string,
  picture: Upload,
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  // Refused before the bytes are read.
  await change(ctx.app, async (work) => {
    assertAdmin(await lockGroup(work, viewer, id));
  });
  await ctx.app.limits.consume('groupChanges', viewer.id);
  await ctx.app.limits.consume('uploads', viewer.id);
  const now = ctx.app.clock.now();
  const of = { ownerId: viewer.id, purpose: 'chat', name: 'group' };
  await storeFile(ctx.app, picture, groupPicture, of, async (work, pictureId) => {
    let before: string | null = null;
    const by: GroupChange = (_work, locked) => {
      assertAdmin(locked);
      const { group } = locked;
      before = group.pictureId;
      group.pictureId = pictureId;
      postSystemMessage(work, group, { event: 'pictureChanged', by: viewer.id, at: now });
      return true;
    };
    await changeLocked(work, viewer, id, { by, now });
    return before === null ? [] : [before];
  });
  return getConversation(ctx, id);
}

/**
 * Leaves a group. The last admin hands it over: to whom they name, else to whoever is in it
 * longest.
 * @param heirId who becomes an admin, also beside others; null for nobody in particular
 * @returns the group's id
 * @throws NOT_FOUND, also for an heir who is not in it
 */
export async function leaveGroup(ctx: Context, id: string, heirId: string | null): Promise<string> {
  await changeGroup(ctx, id, (work, locked, viewer, now) => {
    const { group, present, own } = locked;
    const others = present.filter((participant) => participant !== own);
    const named = heirId === null ? null : personIn({ ...locked, present: others }, heirId);
    const successor = own.role === 'admin' ? (named ?? successorOf(others)) : undefined;
    postSystemMessage(work, group, { event: 'left', by: viewer.id, at: now });
    if (successor && successor.role !== 'admin')
      makeAdmin(work, locked, { by: viewer.id, whom: successor, at: now });
    own.leftAt = now;
    own.role = 'member';
    return true;
  });
  return id.toLowerCase();
}
