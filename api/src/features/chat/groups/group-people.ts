import { LockMode } from '@mikro-orm/core';
import type { Expression } from 'kysely';
import {
  chatLimits,
  chatTexts,
  type SystemEvent,
} from '../../../../../schema/rules/chat/chat-texts.ts';
import type { Viewer, Work } from '../../../core/context.ts';
import { badUserInput, conflict, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { people } from '../../identity/index.ts';
import { isListed } from '../../profiles/index.ts';
import { isBlocked, isConnected } from '../../relationships/index.ts';
import { assertGroupSize } from '../chat.policy.ts';
import { chatSql } from '../chat.sql.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { pairKeySql } from '../conversations/pair-key.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { appendMessage } from '../messages/append-message.ts';
import { MessageEntity } from '../messages/message.entity.ts';

/**
 * Whether a person took up the conversation of the two: they accepted the request, asked for it
 * themselves, or wrote there. That somebody writes to them alone is no reason to add them.
 */
const hasTakenUp = (personId: Expression<string>, viewerId: Expression<string>) =>
  chatSql.eb.exists(
    chatSql.db
      .selectFrom('conversations as between')
      .where('between.pair_key', '=', pairKeySql(personId, viewerId))
      .where('between.status', '=', 'active')
      .where((eb) =>
        eb.or([
          eb('between.answered_at', 'is not', null),
          eb.exists(
            eb
              .selectFrom('messages as said')
              .whereRef('said.conversation_id', '=', 'between.id')
              .where('said.sender_id', '=', personId)
              .select('said.id'),
          ),
        ]),
      )
      .select('between.id'),
  );

const addable = chatSql.statement(
  'addable',
  { ids: 'uuid[]', viewerId: 'uuid' },
  (db, { ids, viewerId }) =>
    db
      .selectFrom(people.as('person'))
      .where((eb) => eb('person.id', '=', eb.fn.any(ids)))
      .where((eb) => isListed(eb.ref('person.id')))
      .where((eb) =>
        eb.or([
          isConnected(eb.ref('person.id'), viewerId),
          hasTakenUp(eb.ref('person.id'), viewerId),
        ]),
      )
      .where((eb) => eb.not(isBlocked(eb.ref('person.id'), viewerId)))
      .select('person.id'),
);

const wrongPeople = (text: string) => badUserInput(text, { personIds: text });

/**
 * The people that a client names for a group, before the database is asked about them.
 * @returns their ids, each once, without the viewer's
 * @throws BAD_USER_INPUT for nobody else, for more than a group holds, and for what is no id
 */
export function validatePersonIds(viewer: Viewer, sentIds: readonly string[]): string[] {
  assertGroupSize(sentIds.length);
  const ids = [...new Set(sentIds.map((id) => id.toLowerCase()))].filter((id) => id !== viewer.id);
  if (ids.length === 0) throw wrongPeople(chatTexts.groupNobody);
  if (!ids.every(isId)) throw wrongPeople(chatTexts.notConnected);
  return ids;
}

/**
 * People whom the viewer may bring into a group: those they are connected with or who took up a
 * conversation with them, where neither of the two blocks the other. How people in it stand to one
 * another is not asked: an answer would tell who blocks whom.
 * @param ids as `validatePersonIds` answers them
 * @param presentIds who is in the group so far, the viewer among them
 * @returns the ids of those who are not in it yet
 * @throws BAD_USER_INPUT for more than a group holds, and for all others alike; the words name
 * nobody
 */
export async function addablePeople(
  work: Work,
  viewer: Viewer,
  ids: readonly string[],
  presentIds: readonly string[],
): Promise<string[]> {
  const found = await work.query(addable, { ids: [...ids], viewerId: viewer.id });
  if (found.length !== ids.length) throw wrongPeople(chatTexts.notConnected);
  const joiningIds = ids.filter((id) => !presentIds.includes(id));
  assertGroupSize(presentIds.length + joiningIds.length);
  return joiningIds;
}

/** The order of those who are in a conversation: who came first. */
export const firstJoined = (one: ParticipantEntity, other: ParticipantEntity): number =>
  one.joinedAt.getTime() - other.joinedAt.getTime() || (one.user.id < other.user.id ? -1 : 1);

/**
 * A group while it is changed: its row is locked, so that numbers, admins and people follow one
 * another.
 */
export interface LockedGroup {
  group: ConversationEntity;
  /** Who is in it, the first ones first. */
  present: ParticipantEntity[];
  /** Those who were in it too. */
  all: ParticipantEntity[];
  own: ParticipantEntity;
}

/**
 * A group of the viewer's, locked until the commit. Who is not in it locks nothing, and waits as
 * for an unknown one.
 * @throws NOT_FOUND for unknown conversations and others' alike, BAD_USER_INPUT for direct ones
 */
export async function lockGroup({ em }: Work, viewer: Viewer, id: string): Promise<LockedGroup> {
  const isIn =
    isId(id) &&
    (await em.count(ParticipantEntity, { conversation: id, user: viewer.id, leftAt: null })) > 0;
  const group = isIn
    ? await em.findOne(ConversationEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  const all = group
    ? await em.find(
        ParticipantEntity,
        { conversation: group },
        { orderBy: { user: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
      )
    : [];
  all.sort(firstJoined);
  const present = all.filter(({ leftAt }) => leftAt === null);
  const own = present.find(({ user }) => user.id === viewer.id);
  if (!group || !own) throw notFound(chatTexts.notFound);
  if (group.type !== 'group') throw badUserInput(chatTexts.notAGroup);
  return { group, present, all, own };
}

/** Somebody who is in the group. @throws NOT_FOUND for all others */
export function personIn({ present }: LockedGroup, personId: string): ParticipantEntity {
  const found = present.find(({ user }) => user.id === personId.toLowerCase());
  if (!found) throw notFound(chatTexts.notInGroup);
  return found;
}

/**
 * Who left a group by themselves stays out of it for a day, whoever would add them: nobody is
 * brought back at once.
 * @throws CONFLICT where one of those who are added left so lately
 */
export async function assertNoneLeftLately(
  { em }: Work,
  { group, all }: LockedGroup,
  joiningIds: readonly string[],
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - chatLimits.outOfGroupHours * 3_600_000);
  const outside = all.filter(
    ({ user, leftAt }) => leftAt !== null && leftAt > since && joiningIds.includes(user.id),
  );
  if (outside.length === 0) return;
  // The participant says when they went, and the group whether they left: who was removed may be
  // added again.
  const left = await em.count(MessageEntity, {
    conversation: group,
    event: 'left',
    $or: outside.map(({ user, leftAt }) => ({ sender: user.id, createdAt: leftAt })),
  });
  if (left > 0) throw conflict(chatTexts.leftLately);
}

/**
 * What the conversation itself says, as its next message. `by` is null for an account that is being
 * deleted.
 */
export function postSystemMessage(
  work: Work,
  group: ConversationEntity,
  systemMessage: {
    event: SystemEvent;
    by: string | null;
    whom?: string;
    content?: string;
    at: Date;
  },
): void {
  const { event, by, whom, content = '', at } = systemMessage;
  appendMessage(work, group, { kind: 'system', event, senderId: by, subjectId: whom, content, at });
}
