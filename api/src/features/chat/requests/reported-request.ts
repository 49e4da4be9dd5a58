import { LockMode } from '@mikro-orm/core';
import { chatTexts } from '../../../../../schema/rules/chat/chat-texts.ts';
import type { Viewer, Work } from '../../../core/context.ts';
import { badUserInput, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { publishStale } from '../chat-events.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { participantIdsOf } from '../conversations/participant-ids.ts';

/** Characters of a note that lists show. */
const excerptLength = 500;

/**
 * The note of a request that somebody reports who was asked: whose it is, and what stands there.
 * @param id of its conversation
 * @throws NOT_FOUND for unknown conversations, others', and those without a request; BAD_USER_INPUT
 * where no note stands: nothing is there to be judged
 */
export async function lockReportableRequest(work: Work, viewer: Viewer, id: string) {
  const asked = { id, type: 'dm' as const, askedAt: { $ne: null } };
  const isIn =
    isId(id) &&
    (await work.em.count(ParticipantEntity, { user: viewer.id, conversation: asked })) > 0;
  const found = isIn
    ? await work.em.findOne(ConversationEntity, asked, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!found || found.status === 'withdrawn') throw notFound(chatTexts.notFound);
  if (!found.creator || !found.note) throw badUserInput(chatTexts.notReportable);
  const { note } = found;
  return {
    aboutId: found.creator.id,
    excerpt: note.slice(0, excerptLength),
    text: note,
    link: '',
    words: note,
  };
}

/**
 * Takes the note of a reported request from both, in the unit of work of who decides it. What it
 * said as the first message of a talk that began is a message, and stays.
 * @returns whether the request is there
 */
export async function deleteReportedNote(work: Work, id: string): Promise<boolean> {
  const found = await work.em.findOne(
    ConversationEntity,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found) return false;
  found.note = null;
  publishStale(work, id, await participantIdsOf(work, id));
  return true;
}
