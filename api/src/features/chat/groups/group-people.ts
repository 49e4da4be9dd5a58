import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { chatTexts, type SystemEvent } from '../../../../../schema/rules/chat-texts.ts';
import type { Viewer, Work } from '../../../core/context.ts';
import { badUserInput, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { people } from '../../identity/index.ts';
import { isListed } from '../../profiles/index.ts';
import { isBlocked, isConnected } from '../../relationships/index.ts';
import { chatSql } from '../chat.sql.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { appendMessage } from '../messages/appending.ts';
import { assertGroupHolds } from '../chat.policy.ts';

const addable = chatSql.statement(
  'addable',
  { ids: 'uuid[]', viewerId: 'uuid' },
  (db, { ids, viewerId }) =>
    db
      .selectFrom(people.as('u'))
      .where('u.id', '=', sql<string>`any(${ids})`)
      .where((eb) => isListed(eb.ref('u.id')))
      .where((eb) => isConnected(eb.ref('u.id'), viewerId))
      .where((eb) => eb.not(isBlocked(eb.ref('u.id'), viewerId)))
      .select('u.id'),
);

/** Whether somebody who joins blocks one who is there or joins too, or is blocked by them. */
const apart = chatSql.statement(
  'apart',
  { joiningIds: 'uuid[]', allIds: 'uuid[]' },
  (db, { joiningIds, allIds }) =>
    db
      .selectFrom(sql<{ id: string }>`unnest(${joiningIds})`.as<'joining'>(sql`joining(id)`))
      .innerJoin(sql<{ id: string }>`unnest(${allIds})`.as<'there'>(sql`there(id)`), (join) =>
        join.onRef('there.id', '<>', 'joining.id'),
      )
      .where((eb) => isBlocked(eb.ref('joining.id'), eb.ref('there.id')))
      .limit(1)
      .select('joining.id'),
);

/**
 * People whom the viewer may bring into a group: those they are connected with, and whom nobody there blocks or is
 * blocked by.
 * @param presentIds who is in the group so far, the viewer among them
 * @returns the ids of those who are not in it yet, each once
 * @throws BAD_USER_INPUT for nobody, for more than a group holds, for all others alike, and for people who do not get
 * into one group; the words name nobody
 */
export async function addablePeople(
  work: Work,
  viewer: Viewer,
  given: readonly string[],
  presentIds: readonly string[],
): Promise<string[]> {
  const wrong = (text: string) => badUserInput(text, { personIds: text });
  if (given.length === 0) throw wrong(chatTexts.groupNobody);
  // Before the database is asked about them.
  assertGroupHolds(given.length);
  const ids = [...new Set(given.map((id) => id.toLowerCase()))].filter((id) => id !== viewer.id);
  if (!ids.every(isId)) throw wrong(chatTexts.notConnected);
  const found = await work.query(addable, { ids, viewerId: viewer.id });
  if (found.length !== ids.length) throw wrong(chatTexts.notConnected);
  if (ids.length === 0) throw wrong(chatTexts.groupNobody);
  const joiningIds = ids.filter((id) => !presentIds.includes(id));
  const allIds = [...presentIds, ...joiningIds];
  assertGroupHolds(allIds.length);
  const blocked = await work.query(apart, { joiningIds, allIds });
  if (blocked.length > 0) throw wrong(chatTexts.groupApart);
  return joiningIds;
}

/** A group while it is changed: its row is locked, so that numbers, admins and people follow one another. */
export interface LockedGroup {
  group: ConversationEntity;
  /** Who is in it, the first ones first. */
  present: ParticipantEntity[];
  /** Those who were in it too. */
  all: ParticipantEntity[];
  own: ParticipantEntity;
}

/**
 * A group of the viewer's, locked until the commit.
 * @throws NOT_FOUND for unknown conversations and others' alike, BAD_USER_INPUT for direct ones
 */
export async function lockGroup({ em }: Work, viewer: Viewer, id: string): Promise<LockedGroup> {
  const group = isId(id)
    ? await em.findOne(ConversationEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  const all = group
    ? await em.find(
        ParticipantEntity,
        { conversation: group },
        { orderBy: { joinedAt: 'asc', user: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
      )
    : [];
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

/** What the conversation itself says, as its next message. `by` is null for an account that is being deleted. */
export function postSystemMessage(
  work: Work,
  group: ConversationEntity,
  said: { event: SystemEvent; by: string | null; whom?: string; content?: string; at: Date },
): void {
  const { event, by, whom, content = '', at } = said;
  appendMessage(work, group, { kind: 'system', event, senderId: by, subjectId: whom, content, at });
}
