import { undoSeconds } from '../../../../schema/rules/moderation-texts.ts';
import { sanctionMailTexts as texts } from '../../../../schema/rules/sanctions-mail-texts.ts';
import type { SanctionKind } from '../../../../schema/rules/sanctions-texts.ts';
import type { App, Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { collegeMail, type Mail, mailRetries, oneLine } from '../../core/mail.ts';
import { signLink } from '../../core/signed-link.ts';
import { findAddresseeEvenIfBanned } from '../identity/index.ts';
import { sanctionsSql } from './sanctions.sql.ts';

const name = 'sanctions.mail';

interface SanctionMailJob {
  sanctionId: string;
  what: 'imposed' | 'lifted';
}

/**
 * Mails the person what was decided, after the commit; of a mute or a ban once it can't be undone
 * any more. One that was lifted by then is told by no mail.
 */
export const mailSanction = (
  work: Work,
  { id: sanctionId, kind }: { id: string; kind: SanctionKind },
  what: SanctionMailJob['what'],
): Promise<void> =>
  work.enqueue(
    name,
    { sanctionId, what } satisfies SanctionMailJob,
    kind === 'warning' ? {} : { startAfterSeconds: undoSeconds },
  );

const sanctionById = sanctionsSql.statement('told', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('sanctions')
    .where('id', '=', id)
    .select(['person_id as personId', 'kind', 'reason', 'until'])
    .select(['created_at as createdAt', 'lifted_at as liftedAt']),
);

/** Where who is banned reads of it and appeals: they can't sign in, so that the link is signed. */
export const banAppealAddress = (app: App, banId: string): string =>
  `${app.config.publicUrl}/ban-appeal?token=${encodeURIComponent(signLink(app, 'ban-appeal', banId))}`;

const appealAddress = (app: App, id: string, kind: SanctionKind): string =>
  kind === 'ban' ? banAppealAddress(app, id) : `${app.config.publicUrl}/moderation`;

function mailOf(
  app: App,
  to: { email: string; fullName: string },
  sanction: { id: string; kind: SanctionKind; reason: string; until: Date | null },
  what: SanctionMailJob['what'],
): Mail {
  const { id, kind, reason, until } = sanction;
  const text =
    what === 'imposed'
      ? texts.imposed.text(kind, until, oneLine(reason), appealAddress(app, id, kind))
      : texts.lifted.text[kind](`${app.config.publicUrl}/signin`);
  return collegeMail(app.config, {
    to,
    subject: texts[what].subject[kind],
    text,
    messageId: `<${id}.${what}@${new URL(app.config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/**
 * Sends what was asked for, unless it was taken back at once or the account was deleted meanwhile.
 */
export const sanctionMails = (app: App): Job<SanctionMailJob> => ({
  name,
  ...mailRetries,
  async run({ sanctionId: id, what }) {
    const [sanction] = await app.db.query(sanctionById, { id });
    if (!sanction) return;
    const { liftedAt, createdAt } = sanction;
    if (liftedAt && liftedAt.getTime() - createdAt.getTime() < undoSeconds * 1000) return;
    const to = await findAddresseeEvenIfBanned(app, sanction.personId);
    if (to) await app.mailer.send(mailOf(app, to, { id, ...sanction }, what));
  },
});
