import { appealMailTexts as texts } from '../../../../../../schema/rules/moderation/moderation-mail-texts.ts';
import { undoSeconds } from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import type { App, Work } from '../../../../core/context.ts';
import type { Job } from '../../../../core/jobs/jobs.ts';
import { letterMail } from '../../../../core/mail/letter.ts';
import { mailRetries } from '../../../../core/mail/mail.ts';
import { findAddresseeEvenIfBanned } from '../../../identity/index.ts';
import { allSanctions, banAppealAddress } from '../../../sanctions/index.ts';
import { moderationSql } from '../../moderation.sql.ts';

const name = 'moderation.mail-appeal';

interface AppealMailRequest {
  caseId: string;
}

/** Mails who appealed how their appeal was answered, as late as the other decisions. */
export const mailAppealAnswer = (work: Work, caseId: string): Promise<void> =>
  work.enqueue(name, { caseId } satisfies AppealMailRequest, { startAfterSeconds: undoSeconds });

const answeredAppeal = moderationSql.statement('answeredAppeal', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('report_cases as report_case')
    .leftJoin(allSanctions.as('sanction'), (join) =>
      join
        .onRef('sanction.case_id', '=', 'report_case.id')
        .on('sanction.kind', '=', 'ban')
        .on('sanction.lifted_at', 'is', null),
    )
    .where('report_case.id', '=', id)
    .select([
      'report_case.about_id as aboutId',
      'report_case.subject_type as subjectType',
      'report_case.excerpt',
      'report_case.decision',
    ])
    .select([
      'report_case.appeal_outcome as outcome',
      'report_case.appeal_answer as answer',
      'sanction.id as banId',
    ]),
);

export const mailAppealAnswers = (app: App): Job<AppealMailRequest> => ({
  name,
  ...mailRetries,
  async run({ caseId }) {
    const [found] = await app.db.query(answeredAppeal, { id: caseId });
    if (!found?.outcome || !found.decision) return;
    const { decision, outcome, banId } = found;
    const to = await findAddresseeEvenIfBanned(app, found.aboutId);
    if (!to) return;
    // Who is banned can't sign in.
    const page = banId === null ? undefined : banAppealAddress(app, banId);
    const text = texts.answered({ ...found, decision, outcome }, page);
    await app.mailer.send(letterMail(app.config, { to, ...text, mailId: `${caseId}.appeal` }));
  },
});
