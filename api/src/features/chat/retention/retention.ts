import { dayMilliseconds } from '../../../core/clock.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { deleteConversations } from '../conversations/delete-conversations.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { MessageEntity } from '../messages/message.entity.ts';
import { deleteUnnamedFiles } from '../messages/unnamed-files.ts';
import { abandoned, batchSize, outdated, unseen } from './retention.sql.ts';

/** Days for which those keep messages who chose `30days`. */
const keptDays = 30;

/** Hides messages from those who keep them for 30 days alone. @returns whether there may be more */
async function hideOutdated(work: Work, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - keptDays * dayMilliseconds);
  const found = await work.query(outdated, { before });
  for (const { conversationId, userId, number } of found)
    await work.em.nativeUpdate(
      ParticipantEntity,
      { conversation: conversationId, user: userId, visibleAfter: { $lt: number } },
      { visibleAfter: number },
    );
  return found.length === batchSize;
}

/**
 * Deletes messages that nobody can see any more, and their files unless another message has them.
 * @returns whether there may be more
 */
async function deleteUnseen(work: Work): Promise<boolean> {
  const found = await work.query(unseen, {});
  const ids = found.map(({ id }) => id);
  await work.em.nativeDelete(MessageEntity, { id: { $in: ids } });
  await deleteUnnamedFiles(
    work,
    found.flatMap(({ fileId }) => fileId ?? []),
  );
  return found.length === batchSize;
}

/** Deletes conversations that nobody is in any more. @returns whether there may be more */
async function deleteAbandoned(work: Work): Promise<boolean> {
  const found = await work.query(abandoned, {});
  await deleteConversations(
    work,
    found.map(({ id }) => id),
  );
  return found.length === batchSize;
}

/**
 * Every hour: older messages are hidden from those who chose so, and what nobody can see any more
 * is deleted.
 */
export const deleteExpiredMessages = (app: App): Job<object> => ({
  name: 'chat.delete-unseen-messages',
  formerName: 'chat.tidy',
  cron: '41 * * * *',
  async run() {
    const now = app.clock.now();
    await inBatches(() => change(app, (work) => hideOutdated(work, now)));
    await inBatches(() => change(app, deleteUnseen));
    await inBatches(() => change(app, deleteAbandoned));
  },
});
