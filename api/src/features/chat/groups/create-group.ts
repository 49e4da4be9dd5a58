import { groupName } from '../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { validate } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { User } from '../../identity/index.ts';
import { publishStale } from '../chat-events.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { getConversation } from '../conversations/conversations.queries.ts';
import type { Conversation } from '../conversations/conversations.types.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { messageKey } from '../messages/sending/send-message.ts';
import { addablePeople, postSystemMessage, validatePersonIds } from './group-people.ts';

/**
 * Makes a group of the viewer, its first admin, and people they are connected with or have an
 * accepted conversation with. Sent again under its key, it is the same group.
 * @param input its name, the people's ids, and a key made by the client
 * @throws BAD_USER_INPUT for a blank or long name, nobody, more than 100 people, and all others;
 * FORBIDDEN for the unverified; RATE_LIMITED
 */
export async function createGroup(
  ctx: Context,
  input: { name: string; personIds: readonly string[]; key: string },
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  const name = validate(groupName, input.name, 'name');
  const key = validate(messageKey, input.key, 'key');
  const sentIds = validatePersonIds(viewer, input.personIds);
  await chargeCreation(ctx, viewer.id);
  const now = ctx.app.clock.now();
  const id = await change(ctx.app, async (work) => {
    await work.advisoryLock('group', viewer.id, key);
    const { em } = work;
    const before = await em.findOne(ConversationEntity, { creator: viewer.id, key });
    if (before) return before.id;
    const personIds = await addablePeople(work, viewer, sentIds, [viewer.id]);
    const creator = em.getReference(User, viewer.id);
    const group = em.create(ConversationEntity, {
      id: newId(),
      type: 'group',
      name,
      key,
      creator,
      createdAt: now,
    });
    postSystemMessage(work, group, { event: 'created', by: viewer.id, content: name, at: now });
    const own = em.create(ParticipantEntity, {
      conversation: group,
      user: creator,
      role: 'admin',
      joinedAt: now,
    });
    own.readUpTo(group.lastNumber);
    for (const userId of personIds)
      em.create(ParticipantEntity, {
        conversation: group,
        user: em.getReference(User, userId),
        joinedAt: now,
      });
    publishStale(work, group.id, [viewer.id, ...personIds]);
    return group.id;
  });
  return getConversation(ctx, id);
}
