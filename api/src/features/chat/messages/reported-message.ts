import { chatTexts } from '../../../../../schema/rules/chat.ts';
import type { App, Viewer, Work } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { people } from '../../identity/index.ts';
import { chatSql } from '../chat.sql.ts';
import { lockMessage } from './changing.ts';

/** Messages before and behind a reported one that an admin sees: no more of a conversation than it takes to judge it. */
const messagesAround = 3;

/**
 * A message that somebody reports: whose it is, and what stands there.
 * @throws NOT_FOUND for messages that the viewer may not read; BAD_USER_INPUT for what nobody wrote and
 * for what was deleted: nothing stands there to be judged
 */
export async function findReportableMessage(work: Work, viewer: Viewer, id: string) {
  const found = await lockMessage(work, viewer, id);
  if (found.kind === 'system' || !found.sender || found.deletedAt)
    throw badUserInput(chatTexts.notReportable);
  const excerpt = (found.content || (found.fileName ?? '')).slice(0, 500);
  return { aboutId: found.sender.id, excerpt, link: '' };
}

const around = chatSql.statement('around', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('messages as reported')
    .innerJoin('messages as m', (join) =>
      join.onRef('m.conversation_id', '=', 'reported.conversation_id'),
    )
    .leftJoin(people.as('u'), 'u.id', 'm.sender_id')
    .where('reported.id', '=', id)
    .where('m.kind', '<>', 'system')
    .where((eb) => eb('m.number', '>=', eb('reported.number', '-', eb.lit(messagesAround))))
    .where((eb) => eb('m.number', '<=', eb('reported.number', '+', eb.lit(messagesAround))))
    .orderBy('m.number')
    .select(['m.id', 'm.content', 'm.file_name as fileName', 'm.created_at as createdAt'])
    .select('u.full_name as senderName'),
);

/** A reported message and a little around it, for admins. */
export const messagesAroundReported = async ({ db }: App, id: string) =>
  (await db.query(around, { id })).map(({ content, fileName, senderName, ...message }) => ({
    ...message,
    text: content || (fileName ?? ''),
    senderName: senderName ?? '',
  }));
