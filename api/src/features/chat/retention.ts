import { sql } from 'kysely';
import { dayMilliseconds } from '../../core/clock.ts';
import { type App, change, type Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { retentionOf } from '../settings/index.ts';
import { chatSql } from './chat.sql.ts';
import { deleteConversations } from './conversations/deleting.ts';
import { ParticipantEntity } from './conversations/participant.entity.ts';
import { MessageEntity } from './messages/message.entity.ts';
import { isReadableMessage } from './messages/messages.sql.ts';
import { deleteUnnamedFiles } from './messages/unnamed-files.ts';

/** Rows that are changed in one transaction. */
const batchSize = 200;
/** Days for which those keep messages who chose `30days`. */
const keptDays = 30;

const outdated = chatSql.statement('outdatedForSome', { before: 'timestamptz' }, (db, { before }) =>
  db
    .selectFrom('conversation_participants as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages as m')
          .whereRef('m.conversation_id', '=', 'p.conversation_id')
          .whereRef('m.number', '>', 'p.visible_after')
          .where('m.created_at', '<', before)
          .select(sql<number>`max(m.number)`.as('number'))
          .as('old'),
      (join) => join.onTrue(),
    )
    .where((eb) => eb(retentionOf(eb.ref('p.user_id')), '=', '30days'))
    .where('old.number', 'is not', null)
    .limit(batchSize)
    .select(['p.conversation_id as conversationId', 'p.user_id as userId', 'old.number']),
);

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

const unseen = chatSql.statement('unseenByAll', {}, (db) =>
  db
    .selectFrom('messages as m')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversation_participants as p')
            .whereRef('p.conversation_id', '=', 'm.conversation_id')
            .where(isReadableMessage())
            .select('p.user_id'),
        ),
      ),
    )
    .limit(batchSize)
    .select(['m.id', 'm.file_id as fileId']),
);

/** Deletes messages that nobody can see any more, and their files unless another message has them. @returns whether there may be more */
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

const abandoned = chatSql.statement('abandoned', {}, (db) =>
  db
    .selectFrom('conversations as c')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversation_participants as p')
            .whereRef('p.conversation_id', '=', 'c.id')
            .where('p.left_at', 'is', null)
            .select('p.user_id'),
        ),
      ),
    )
    .limit(batchSize)
    .select('c.id'),
);

/** Deletes conversations that nobody is in any more. @returns whether there may be more */
async function deleteAbandoned(work: Work): Promise<boolean> {
  const found = await work.query(abandoned, {});
  await deleteConversations(
    work,
    found.map(({ id }) => id),
  );
  return found.length === batchSize;
}

/** Every hour: older messages are hidden from those who chose so, and what nobody can see any more is deleted. */
export const tidyChats = (app: App): Job<object> => ({
  name: 'chat.tidy',
  cron: '41 * * * *',
  async run() {
    const now = app.clock.now();
    while (await change(app, (work) => hideOutdated(work, now)));
    while (await change(app, deleteUnseen));
    while (await change(app, deleteAbandoned));
  },
});
