import { LockMode } from '@mikro-orm/core';
import type { DeletedAccount, Work } from '../../core/context.ts';
import { disownFiles } from '../files/index.ts';
import { successorOf } from './chat.policy.ts';
import { publishStale } from './chat-events.ts';
import { ConversationEntity } from './conversations/conversation.entity.ts';
import { deleteConversations } from './conversations/delete-conversations.ts';
import { ParticipantEntity } from './conversations/participant.entity.ts';
import { firstJoined, postSystemMessage } from './groups/group-people.ts';
import { expireRequest } from './requests/end-request.ts';

/** A conversation that a person is or was in, locked, and who is and was in it with them. */
interface LeftConversation {
  conversation: ConversationEntity;
  own: ParticipantEntity;
  /** Who is in it, the first ones first. */
  others: ParticipantEntity[];
  recipientIds: string[];
}

/** All conversations of a person, those that they left too, locked in one order. */
async function lockConversations({ em }: Work, user: string): Promise<LeftConversation[]> {
  const participants = await em.find(ParticipantEntity, { user });
  const conversations = await em.find(
    ConversationEntity,
    { id: { $in: participants.map(({ conversation }) => conversation.id) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  const people = await em.find(
    ParticipantEntity,
    { conversation: { $in: conversations.map(({ id }) => id) } },
    {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { conversation: 'asc', user: 'asc' },
      refresh: true,
    },
  );
  const byConversation = Map.groupBy(
    people.sort(firstJoined),
    ({ conversation }) => conversation.id,
  );
  return conversations.flatMap((conversation) => {
    const all = byConversation.get(conversation.id) ?? [];
    const own = all.find((participant) => participant.user.id === user);
    if (!own) return [];
    const rest = all.filter((participant) => participant !== own);
    return {
      conversation,
      own,
      others: rest.filter(({ leftAt }) => leftAt === null),
      recipientIds: rest.map((participant) => participant.user.id),
    };
  });
}

/**
 * Whether somebody still has it in their list: a group that people are in; of two people, what was
 * said, and what the other one asked for.
 */
function isStillListed({ conversation, others }: LeftConversation): boolean {
  const { type, status, lastNumber, askedAt, creator } = conversation;
  if (others.length === 0 || type === 'group') return others.length > 0;
  if (status === 'active' && lastNumber > 0) return true;
  return askedAt !== null && others.some(({ user }) => user.id === creator?.id);
}

/**
 * The pair's conversation stays for reading: a request that waits ends, and the key names nobody
 * any more.
 */
function closePair(work: Work, { conversation, others }: LeftConversation, at: Date): void {
  conversation.pairKey = conversation.id;
  if (conversation.status !== 'pending') return;
  const otherIds = others.map(({ user }) => user.id);
  expireRequest(work, conversation, otherIds, at);
}

/** The group goes on without them. */
function departGroup(work: Work, { conversation, own, others }: LeftConversation, at: Date): void {
  if (own.leftAt !== null) return;
  postSystemMessage(work, conversation, { event: 'left', by: null, at });
  const successor = successorOf(others);
  if (!successor) return;
  successor.role = 'admin';
  postSystemMessage(work, conversation, {
    event: 'madeAdmin',
    by: null,
    whom: successor.user.id,
    at,
  });
}

/**
 * Takes a person out of their conversations. What they wrote stays for the others under "Deleted
 * account", without their files; requests from and to them end, groups get another admin and keep
 * their picture, and what nobody can see any more is deleted. All others who are or were there are
 * told.
 */
export async function onAccountDeleted(work: Work, { userId, at }: DeletedAccount): Promise<void> {
  const conversations = await lockConversations(work, userId);
  const [listed, unlisted] = [
    conversations.filter(isStillListed),
    conversations.filter((one) => !isStillListed(one)),
  ];
  for (const one of listed)
    if (one.conversation.type === 'group') departGroup(work, one, at);
    else closePair(work, one, at);
  await disownFiles(
    work,
    userId,
    listed.flatMap(({ conversation }) => conversation.pictureId ?? []),
  );
  await deleteConversations(
    work,
    unlisted.map(({ conversation }) => conversation.id),
  );
  for (const { conversation, recipientIds } of conversations)
    publishStale(work, conversation.id, recipientIds);
}
