import {
  chatLimits,
  chatTexts,
  groupName,
  groupPicture,
} from '../../../../../schema/rules/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { change, type Context, type Viewer, type Work } from '../../../core/context.ts';
import { chargeCreation } from '../../../core/creation-limit.ts';
import { badUserInput, conflict, validate } from '../../../core/errors.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { newId } from '../../../core/ids.ts';
import { storeFile } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { conversation } from '../conversations/conversations.queries.ts';
import type { Conversation } from '../conversations/conversations.types.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { messageKey } from '../messages/sending.ts';
import {
  addablePeople,
  assertAdmin,
  type LockedGroup,
  lockGroup,
  markSeen,
  personIn,
  publishGroup,
  say,
} from './group-people.ts';

/**
 * Makes a group of the viewer, its first admin, and people they are connected with. Sent again under its key, it is the
 * same group.
 * @param input its name, the people's ids, and a key made by the client
 * @throws BAD_USER_INPUT for a blank or long name, nobody, more than 100 people, and those one is not connected with;
 * FORBIDDEN for the unverified; RATE_LIMITED
 */
export async function createGroup(
  ctx: Context,
  input: { name: string; personIds: readonly string[]; key: string },
): Promise<Conversation> {
  const name = validate(groupName, input.name, 'name');
  const key = validate(messageKey, input.key, 'key');
  const viewer = requireViewer(ctx, 'member');
  await chargeCreation(ctx, viewer.id);
  const now = ctx.app.clock.now();
  const id = await change(ctx.app, async (work) => {
    await work.advisoryLock(`group ${viewer.id} ${key}`);
    const { em } = work;
    const before = await em.findOne(ConversationEntity, { creator: viewer.id, key });
    if (before) return before.id;
    const personIds = await addablePeople(work, viewer, input.personIds, []);
    if (personIds.length >= chatLimits.people)
      throw badUserInput(chatTexts.groupPeople, { personIds: chatTexts.groupPeople });
    const creator = em.getReference(User, viewer.id);
    const group = em.create(ConversationEntity, {
      id: newId(),
      type: 'group',
      name,
      key,
      creator,
      createdAt: now,
    });
    say(work, group, { event: 'created', by: viewer.id, words: name, at: now });
    const own = em.create(ParticipantEntity, {
      conversation: group,
      user: creator,
      role: 'admin',
      joinedAt: now,
    });
    markSeen(own, group);
    for (const userId of personIds)
      em.create(ParticipantEntity, {
        conversation: group,
        user: em.getReference(User, userId),
        joinedAt: now,
      });
    publishGroup(work, group.id, [viewer.id, ...personIds]);
    return group.id;
  });
  return conversation(ctx, id);
}

/** Changes a group under its lock, and tells all who are in it before or after. */
async function changeGroup(
  ctx: Context,
  id: string,
  by: (work: Work, locked: LockedGroup, viewer: Viewer, now: Date) => Promise<void> | void,
): Promise<void> {
  const viewer = requireViewer(ctx, 'member');
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const locked = await lockGroup(work, viewer, id);
    await by(work, locked, viewer, now);
    markSeen(locked.own, locked.group);
    publishGroup(
      work,
      locked.group.id,
      locked.all.map(({ user }) => user.id),
    );
  });
}

/**
 * Brings people into a group, whom the viewer is connected with. They read what is said from now on.
 * @throws NOT_FOUND, FORBIDDEN for those who are no admins, BAD_USER_INPUT as `createGroup`
 */
export async function addToGroup(
  ctx: Context,
  id: string,
  given: readonly string[],
): Promise<Conversation> {
  await changeGroup(ctx, id, async (work, locked, viewer, now) => {
    assertAdmin(locked);
    const { group, all, present } = locked;
    const presentIds = present.map(({ user }) => user.id);
    const personIds = await addablePeople(work, viewer, given, presentIds);
    const joiningIds = personIds.filter((one) => !presentIds.includes(one));
    if (present.length + joiningIds.length > chatLimits.people)
      throw badUserInput(chatTexts.groupPeople, { personIds: chatTexts.groupPeople });
    for (const whom of joiningIds) {
      const seen = group.lastNumber;
      say(work, group, { event: 'added', by: viewer.id, whom, at: now });
      const before = all.find(({ user }) => user.id === whom);
      const place =
        before ??
        work.em.create(ParticipantEntity, {
          conversation: group,
          user: work.em.getReference(User, whom),
        });
      work.em.assign(place, {
        role: 'member',
        joinedAt: now,
        leftAt: null,
        visibleAfter: seen,
        lastReadNumber: seen,
        lastDeliveredNumber: seen,
        archivedNumber: null,
      });
      if (!before) all.push(place);
    }
  });
  return conversation(ctx, id);
}

/**
 * Takes somebody out of a group: they read nothing of it any more.
 * @throws NOT_FOUND, also for those who are not in it; FORBIDDEN for those who are no admins; CONFLICT for oneself
 */
export async function removeFromGroup(
  ctx: Context,
  id: string,
  personId: string,
): Promise<Conversation> {
  await changeGroup(ctx, id, (work, locked, viewer, now) => {
    assertAdmin(locked);
    const whom = personIn(locked, personId);
    if (whom === locked.own) throw conflict(chatTexts.leaveInstead);
    say(work, locked.group, { event: 'removed', by: viewer.id, whom: whom.user.id, at: now });
    whom.leftAt = now;
  });
  return conversation(ctx, id);
}

/** Makes somebody an admin too. @throws NOT_FOUND, FORBIDDEN as `removeFromGroup` */
export async function makeGroupAdmin(
  ctx: Context,
  id: string,
  personId: string,
): Promise<Conversation> {
  await changeGroup(ctx, id, (work, locked, viewer, now) => {
    assertAdmin(locked);
    const whom = personIn(locked, personId);
    if (whom.role === 'admin') return;
    whom.role = 'admin';
    say(work, locked.group, { event: 'madeAdmin', by: viewer.id, whom: whom.user.id, at: now });
  });
  return conversation(ctx, id);
}

/** Gives a group another name. @throws NOT_FOUND, FORBIDDEN for those who are no admins, BAD_USER_INPUT */
export async function renameGroup(ctx: Context, id: string, given: string): Promise<Conversation> {
  const name = validate(groupName, given, 'name');
  await changeGroup(ctx, id, (work, locked, viewer, now) => {
    assertAdmin(locked);
    if (locked.group.name === name) return;
    locked.group.name = name;
    say(work, locked.group, { event: 'renamed', by: viewer.id, words: name, at: now });
  });
  return conversation(ctx, id);
}

/**
 * Gives a group a picture.
 * @throws NOT_FOUND, FORBIDDEN for those who are no admins, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED
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
  await ctx.app.limits.consume('uploads', viewer.id);
  const now = ctx.app.clock.now();
  const of = { ownerId: viewer.id, purpose: 'chat', name: 'group' };
  await storeFile(ctx.app, picture, groupPicture, of, async (work, pictureId) => {
    const locked = await lockGroup(work, viewer, id);
    assertAdmin(locked);
    const { group, own, all } = locked;
    const before = group.pictureId;
    group.pictureId = pictureId;
    say(work, group, { event: 'pictureChanged', by: viewer.id, at: now });
    markSeen(own, group);
    publishGroup(
      work,
      group.id,
      all.map(({ user }) => user.id),
    );
    return before === null ? [] : [before];
  });
  return conversation(ctx, id);
}

/**
 * Leaves a group. The last admin hands it over: to whom they name, else to whoever is in it longest.
 * @param heirId who becomes an admin; null for nobody in particular
 * @returns the group's id
 * @throws NOT_FOUND, also for an heir who is not in it
 */
export async function leaveGroup(ctx: Context, id: string, heirId: string | null): Promise<string> {
  await changeGroup(ctx, id, (work, locked, viewer, now) => {
    const { group, present, own } = locked;
    const others = present.filter((one) => one !== own);
    const named = heirId === null ? null : personIn({ ...locked, present: others }, heirId);
    const hasAdmin = others.some(({ role }) => role === 'admin');
    const heir = named ?? (own.role === 'admin' && !hasAdmin ? others[0] : undefined);
    say(work, group, { event: 'left', by: viewer.id, at: now });
    if (own.role === 'admin' && heir && heir.role !== 'admin') {
      heir.role = 'admin';
      say(work, group, { event: 'madeAdmin', by: viewer.id, whom: heir.user.id, at: now });
    }
    own.leftAt = now;
    own.role = 'member';
  });
  return id.toLowerCase();
}
