import { LockMode } from '@mikro-orm/core';
import { chatTexts, requestNote } from '../../../../../schema/rules/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { change, type Context } from '../../../core/context.ts';
import { chargeCreation } from '../../../core/creation-limit.ts';
import { conflict, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { conversation } from '../conversations/conversations.queries.ts';
import type { Conversation } from '../conversations/conversations.types.ts';
import { assertTakesRequest } from '../conversations/opening.ts';
import { presentPeople } from '../conversations/present-people.ts';
import { publishAnswer } from './answering.ts';
import { askAgainAt } from './ask-again-at.ts';

/**
 * Asks an alumnus again, 30 days after they said "Not now" or the request ran out of time.
 * @throws NOT_FOUND for unknown conversations, others', and those that the viewer did not ask for; CONFLICT before the
 * days are over, for a request that waits or was accepted, and when the alumnus takes no more; BAD_USER_INPUT for a
 * note that is too long; RATE_LIMITED
 */
export async function askAgain(
  ctx: Context,
  id: string,
  givenNote: string | null,
): Promise<Conversation> {
  const note = validate(requestNote, givenNote, 'note');
  const viewer = requireViewer(ctx, 'member');
  await chargeCreation(ctx, viewer.id);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const request = isId(id)
      ? await work.em.findOne(
          ConversationEntity,
          { id, type: 'dm', creator: viewer.id, askedAt: { $ne: null } },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        )
      : null;
    if (!request) throw notFound(chatTexts.notFound);
    const from = askAgainAt(request);
    if (!from) throw conflict(chatTexts.answered);
    if (from > now) throw conflict(chatTexts.askAgain(from));
    const userIds = await presentPeople(work, request.id);
    const alumnusId = userIds.find((userId) => userId !== viewer.id);
    if (alumnusId === undefined) throw conflict(chatTexts.closed);
    await assertTakesRequest(work, viewer, alumnusId);
    work.em.assign(request, {
      status: 'pending',
      note,
      askedAt: now,
      answeredAt: null,
      remindedDays: 0,
      activeAt: now,
    });
    noteDomainEvent(work, 'chatRequested', { subjectId: request.id, actorId: viewer.id, at: now });
    publishAnswer(work, request.id, userIds);
  });
  return conversation(ctx, id);
}
