import { takenDownMailTexts as texts } from '../../../../../schema/rules/moderation/moderation-mail-texts.ts';
import { isRemovable } from '../../../../../schema/rules/moderation/moderation-texts.ts';
import type { App, Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import { mailRetries } from '../../../core/mail/mail.ts';
import { findAddressee } from '../../identity/index.ts';
import { moderationSql } from '../moderation.sql.ts';

const name = 'moderation.mail-taken-down';

interface TakenDownMailRequest {
  caseId: string;
}

/** Mails the person that their message was deleted or their profile cleared, and why. */
export const mailTakenDown = (work: Work, caseId: string): Promise<void> =>
  work.enqueue(name, { caseId } satisfies TakenDownMailRequest);

const takenDownById = moderationSql.statement('takenDown', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('report_cases as report_case')
    .where('report_case.id', '=', id)
    .select([
      'report_case.about_id as aboutId',
      'report_case.subject_type as subjectType',
      'report_case.excerpt',
    ])
    .select('report_case.decision_reason as reason'),
);

export const mailTakenDowns = (app: App): Job<TakenDownMailRequest> => ({
  name,
  ...mailRetries,
  async run({ caseId }) {
    const [found] = await app.db.query(takenDownById, { id: caseId });
    if (!found || isRemovable(found.subjectType)) return;
    const { aboutId, subjectType, excerpt, reason } = found;
    const to = await findAddressee(app, aboutId);
    if (!to) return;
    const text = texts[subjectType](reason, excerpt);
    const mailId = `${caseId}.taken-down`;
    await app.mailer.send(letterMail(app.config, { to, ...text, mailId }));
  },
});
