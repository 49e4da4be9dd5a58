import { LockMode } from '@mikro-orm/core';
import { chatLimits } from '../../../../../schema/rules/chat/chat-texts.ts';
import { dayMilliseconds } from '../../../core/clock.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { publishStale } from '../chat-events.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { expireRequest } from './end-request.ts';
import { type RequestReminder, reminderChoice, reminderJob } from './mail/request-mail.ts';

/** Days after which somebody who has not answered is reminded. */
const reminderDays = [3, 10] as const;
/** Requests that are looked at in one transaction. */
const batchSize = 100;
const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

/** Requests that wait since then; those that somebody answers at this moment are passed over. */
const waitingSince = (
  { em }: Work,
  before: Date,
  remindedDays: number,
): Promise<ConversationEntity[]> =>
  em.find(
    ConversationEntity,
    { status: 'pending', askedAt: { $lte: before }, remindedDays: { $lt: remindedDays } },
    {
      orderBy: { askedAt: 'asc' },
      limit: batchSize,
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    },
  );

const participantsOf = async (
  { em }: Work,
  requests: readonly ConversationEntity[],
): Promise<Map<string, string[]>> => {
  const ids = requests.map(({ id }) => id);
  const all = await em.find(ParticipantEntity, { conversation: { $in: ids } });
  const byRequest = Map.groupBy(all, ({ conversation }) => conversation.id);
  return new Map([...byRequest].map(([id, present]) => [id, present.map(({ user }) => user.id)]));
};

/** Ends requests that nobody answered, and tells who asked. @returns whether there may be more */
async function expire(work: Work, now: Date): Promise<boolean> {
  // More days than any reminder: every one of them is found.
  const old = await waitingSince(
    work,
    daysAgo(now, chatLimits.requestDays),
    chatLimits.requestDays,
  );
  const people = await participantsOf(work, old);
  for (const request of old) {
    const userIds = people.get(request.id) ?? [];
    expireRequest(work, request, userIds, now);
    const askedId = userIds.find((id) => id !== request.creator?.id);
    if (askedId !== undefined)
      noteDomainEvent(work, 'chatRequestEnded', {
        conversationId: request.id,
        askedId,
        at: now,
      });
    publishStale(work, request.id, userIds);
  }
  return old.length === batchSize;
}

/**
 * Asks for the reminders of those who have waited so many days, once each.
 * @returns whether there may be more
 */
async function remind(work: Work, days: number, now: Date): Promise<boolean> {
  const waiting = await waitingSince(work, daysAgo(now, days), days);
  const people = await participantsOf(work, waiting);
  const due = waiting.flatMap((request): { askerId: string; reminder: RequestReminder }[] => {
    request.remindedDays = days;
    const askerId = request.creator?.id;
    const alumnusId = people.get(request.id)?.find((id) => id !== askerId);
    if (askerId === undefined || alumnusId === undefined || !request.askedAt) return [];
    const askedAt = request.askedAt.getTime();
    const reminder = { mailId: newId(), conversationId: request.id, alumnusId, askedAt };
    return [{ askerId, reminder }];
  });
  const places = await reminderChoice().takePlaces(
    work,
    due.map(({ askerId, reminder: { alumnusId, conversationId } }) => ({
      userId: alumnusId,
      conversationId,
      senderId: askerId,
    })),
    now,
  );
  for (const [n, { reminder }] of due.entries())
    if (places[n] !== 'none')
      await work.enqueue(reminderJob, { ...reminder, isLast: places[n] === 'last' });
  return waiting.length === batchSize;
}

/**
 * Every hour: requests that wait too long end, and those who were asked are reminded of the others.
 */
export const expireAndRemindRequests = (app: App): Job<object> => ({
  name: 'chat.expire-and-remind-requests',
  formerName: 'chat.tend-requests',
  cron: '23 * * * *',
  async run() {
    const now = app.clock.now();
    await inBatches(() => change(app, (work) => expire(work, now)));
    for (const days of reminderDays.toReversed())
      await inBatches(() => change(app, (work) => remind(work, days, now)));
  },
});
