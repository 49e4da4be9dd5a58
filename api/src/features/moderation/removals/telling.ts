import { removalMail } from './removal-mail.ts';
import { decidedLabels, typeLabels } from '../../../../../schema/rules/moderation-texts.ts';
import type { App, Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { mailRetries } from '../../../core/mail.ts';
import { findAddressee } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { moderationSql } from '../moderation.sql.ts';
import type { RemovalEntity } from './removal.entity.ts';

const mailName = 'moderation.mail-removal';

/** What the mail about a removal is made of. */
interface RemovalMailRequest {
  removalId: string;
  what: 'contentRemoved' | 'contentRestored';
}

/** Tells the author of a removal, or of its end, at the bell and by mail: the college tells it and names nobody. */
export async function tellAuthor(
  work: Work,
  { id, author }: RemovalEntity,
  what: RemovalMailRequest['what'],
  at: Date,
): Promise<void> {
  noteDomainEvent(work, what, { subjectId: id, actorId: author.id, at });
  const request: RemovalMailRequest = { removalId: id, what };
  await work.enqueue(mailName, request);
}

const removalById = moderationSql.statement('removalById', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('removals')
    .where('id', '=', id)
    .select(['author_id as authorId', 'subject_type as subjectType', 'kind', 'reason', 'excerpt']),
);

/** Mails the author why their words were taken away, or that they are shown again. */
export const mailRemovals = (app: App): Job<RemovalMailRequest> => ({
  name: mailName,
  ...mailRetries,
  async run({ removalId, what }) {
    const [removal] = await app.db.query(removalById, { id: removalId });
    const to = removal ? await findAddressee(app, removal.authorId) : null;
    if (!removal || !to) return;
    const thing = typeLabels[removal.subjectType];
    const isRemoved = what === 'contentRemoved';
    const done = decidedLabels[removal.kind].toLowerCase();
    await app.mailer.send(
      removalMail(app, {
        id: `${removalId}.${what}`,
        to,
        subject: isRemoved ? `Your ${thing} was ${done}` : `Your ${thing} is shown again`,
        lines: [
          isRemoved
            ? `an admin of the college has ${done} your ${thing}:`
            : `your ${thing} is shown again:`,
          removal.excerpt,
          ...(isRemoved ? [`Reason: ${removal.reason}`, 'You can appeal once:'] : []),
        ],
      }),
    );
  },
});
