import { removalMailTexts as texts } from '../../../../../schema/rules/moderation/moderation-mail-texts.ts';
import {
  type RemovableType,
  type RemovalKind,
  undoSeconds,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import type { LetterText } from '../../../../../schema/rules/text/letter.ts';
import type { App, Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import { mailRetries } from '../../../core/mail/mail.ts';
import { findAddressee } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { moderationSql } from '../moderation.sql.ts';
import type { RemovalEntity } from './removal.entity.ts';

const mailName = 'moderation.mail-removal';

/**
 * What the mail says, as it was decided: the removal may be another one by the time of the mail.
 */
interface RemovalMailRequest {
  removalId: string;
  what: 'contentRemoved' | 'contentRestored';
  kind: RemovalKind;
  reason: string;
  /** Whether reports hid it, so that no admin has decided anything yet. */
  isByReports: boolean;
  /** When the removal began, as an ISO date. */
  removedAt: string;
}

/** How the author is told: without a mail where another one says the same. */
export interface AuthorNotice {
  isMailed?: boolean;
}

/**
 * Tells the author of a removal, or of its end, at the bell and by mail: the college tells it and
 * names nobody. The mail of a removal waits until the admin can't undo it any more.
 */
export async function notifyAuthor(
  work: Work,
  { id, author, kind, reason, hiddenByReports, createdAt }: RemovalEntity,
  what: RemovalMailRequest['what'],
  at: Date,
  { isMailed = true }: AuthorNotice = {},
): Promise<void> {
  noteDomainEvent(work, what, { removalId: id, authorId: author.id, at });
  if (!isMailed) return;
  const request: RemovalMailRequest = {
    removalId: id,
    what,
    kind,
    reason,
    isByReports: hiddenByReports,
    removedAt: createdAt.toISOString(),
  };
  await work.enqueue(
    mailName,
    request,
    what === 'contentRemoved' ? { startAfterSeconds: undoSeconds } : {},
  );
}

const removalById = moderationSql.statement('removalById', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('removals')
    .where('id', '=', id)
    .select(['author_id as authorId', 'subject_type as subjectType', 'excerpt'])
    .select(['created_at as createdAt', 'restored_at as restoredAt']),
);

type RemovalTimes = { createdAt: Date; restoredAt: Date | null };

/**
 * Whether it was undone at once, or made way for another removal: then there is nothing to tell by
 * mail.
 */
function isTakenBack(
  { createdAt, restoredAt }: RemovalTimes,
  { what, removedAt }: RemovalMailRequest,
): boolean {
  if (restoredAt && restoredAt.getTime() - createdAt.getTime() < undoSeconds * 1000) return true;
  return what === 'contentRemoved' && createdAt.toISOString() !== removedAt;
}

/** What the mail says. */
function textOf(
  { subjectType: type, excerpt }: { subjectType: RemovableType; excerpt: string },
  { what, kind, reason, isByReports }: RemovalMailRequest,
): LetterText {
  if (what === 'contentRestored') return texts.restored(type, excerpt);
  return isByReports
    ? texts.hiddenByReports(type, excerpt, kind)
    : texts.removed(type, excerpt, kind, reason);
}

/** Mails the author why their words were taken away, or that they are shown again. */
export const mailRemovals = (app: App): Job<RemovalMailRequest> => ({
  name: mailName,
  ...mailRetries,
  async run(request) {
    const { removalId, what, removedAt } = request;
    const [removal] = await app.db.query(removalById, { id: removalId });
    if (!removal || isTakenBack(removal, request)) return;
    const to = await findAddressee(app, removal.authorId);
    if (!to) return;
    // A removal that becomes another one keeps its row: the moment tells their mails apart.
    const mailId = `${removalId}.${new Date(removedAt).getTime()}.${what}`;
    await app.mailer.send(letterMail(app.config, { to, ...textOf(removal, request), mailId }));
  },
});
