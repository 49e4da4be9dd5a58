import { LockMode } from '@mikro-orm/core';
import type { DeletedAccount, Work } from '../../core/context.ts';
import { disownFiles } from '../files/index.ts';
import { ConversationEntity } from './conversations/conversation.entity.ts';
import { deleteConversations } from './conversations/deleting.ts';
import { ParticipantEntity } from './conversations/participant.entity.ts';
import { publishGroup, say } from './groups/group-people.ts';

/** A conversation that a person is or was in, locked, and who is and was in it with them. */
interface LeftConversation {
  conversation: ConversationEntity;
  own: ParticipantEntity;
  /** Who is in it, the first ones first. */
  others: ParticipantEntity[];
  toldIds: string[];
}

/** All conversations of a person, those that they left too, locked in one order. */
async function lockConversations({ em }: Work, user: string): Promise<LeftConversation[]> {
  const places = await em.find(ParticipantEntity, { user });
  const conversations = await em.find(
    ConversationEntity,
    { id: { $in: places.map(({ conversation }) => conversation.id) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  const people = await em.find(
    ParticipantEntity,
    { conversation: { $in: conversations.map(({ id }) => id) } },
    {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { joinedAt: 'asc', user: 'asc' },
      refresh: true,
    },
  );
  const byConversation = Map.groupBy(people, ({ conversation }) => conversation.id);
  return conversations.flatMap((conversation) => {
    const all = byConversation.get(conversation.id) ?? [];
    const own = all.find((one) => one.user.id === user);
    if (!own) return [];
    const rest = all.filter((one) => one !== own);
    return {
      conversation,
      own,
      others: rest.filter(({ leftAt }) => leftAt === null),
      toldIds: rest.map((one) => one.user.id),
    };
  });
}

/**
 * Whether somebody still has it in their list: a group that people are in; of two people, what was said, and what the
 * other one asked for.
 */
function isStillListed({ conversation, others }: LeftConversation): boolean {
  const { type, status, lastNumber, askedAt, creator } = conversation;
  if (others.length === 0 || type === 'group') return others.length > 0;
  if (status === 'active' && lastNumber > 0) return true;
  return askedAt !== null && others.some(({ user }) => user.id === creator?.id);
}

/** The pair's conversation stays for reading: a request that waits ends, and the key names nobody any more. */
function closePair({ conversation }: LeftConversation, at: Date): void {
  conversation.pairKey = conversation.id;
  if (conversation.status !== 'pending') return;
  conversation.status = 'expired';
  conversation.activeAt = at;
}

/** The group goes on; without an admin, whoever is in it longest becomes one. */
function leaveGroup(work: Work, { conversation, own, others }: LeftConversation, at: Date): void {
  if (own.leftAt !== null) return;
  say(work, conversation, { event: 'left', by: null, at });
  const [heir] = others;
  if (!heir || others.some(({ role }) => role === 'admin')) return;
  heir.role = 'admin';
  say(work, conversation, { event: 'madeAdmin', by: null, whom: heir.user.id, at });
}

/**
 * Takes a person out of their conversations. What they wrote stays for the others under "Deleted account", without their
 * files; requests from and to them end, groups get another admin and keep their picture, and what nobody can see any
 * more is deleted. All others who are or were there are told.
 */
export async function onAccountDeleted(work: Work, { userId, at }: DeletedAccount): Promise<void> {
  const left = await lockConversations(work, userId);
  const [kept, gone] = [left.filter(isStillListed), left.filter((one) => !isStillListed(one))];
  for (const one of kept)
    if (one.conversation.type === 'group') leaveGroup(work, one, at);
    else closePair(one, at);
  await work.em.flush();
  await disownFiles(
    work,
    userId,
    kept.flatMap(({ conversation }) => conversation.pictureId ?? []),
  );
  await deleteConversations(
    work,
    gone.map(({ conversation }) => conversation.id),
  );
  for (const { conversation, toldIds } of left) publishGroup(work, conversation.id, toldIds);
}
