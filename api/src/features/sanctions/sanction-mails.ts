import { appealDays, undoSeconds } from '../../../../schema/rules/moderation-texts.ts';
import { momentText, type SanctionKind } from '../../../../schema/rules/sanctions-texts.ts';
import type { App, Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { signLink } from '../../core/signed-link.ts';
import { collegeMail, type Mail, mailRetries, oneLine } from '../../core/mail.ts';
import { accountAddress } from '../identity/index.ts';
import { sanctionsSql } from './sanctions.sql.ts';

const name = 'sanctions.mail';

interface SanctionMail {
  sanctionId: string;
  what: 'imposed' | 'lifted';
}

/**
 * Mails the person what was decided, after the commit; of a mute or a ban once it can't be undone any more. One that was
 * lifted by then is told by no mail.
 */
export const mailSanction = (
  work: Work,
  { id: sanctionId, kind }: { id: string; kind: SanctionKind },
  what: SanctionMail['what'],
): Promise<void> =>
  work.enqueue(
    name,
    { sanctionId, what } satisfies SanctionMail,
    kind === 'warning' ? {} : { startAfterSeconds: undoSeconds },
  );

const toldSanction = sanctionsSql.statement('told', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('sanctions')
    .where('id', '=', id)
    .select(['person_id as personId', 'kind', 'reason', 'until'])
    .select(['created_at as createdAt', 'lifted_at as liftedAt']),
);

const subjects: Record<SanctionKind, string> = {
  warning: 'A warning from the college',
  mute: 'You can read, but not write for a time',
  ban: 'Your account was banned',
};

const deed = (kind: SanctionKind, until: Date | null): string =>
  ({
    warning: 'The college warns you about how you use Experiencia.',
    mute: `Until ${until ? momentText(until) : 'further notice'} you can read everything, but write nothing.`,
    ban: `Your account was banned${until ? ` until ${momentText(until)}` : ''}, and all your devices were signed out.`,
  })[kind];

/** Where who is banned reads of it and appeals: they can't sign in, so that the link is signed. */
export const banAppealAddress = (app: App, banId: string): string =>
  `${app.config.publicUrl}/ban-appeal?token=${encodeURIComponent(signLink(app, 'ban-appeal', banId))}`;

const appealAddress = (app: App, id: string, kind: SanctionKind): string =>
  kind === 'ban' ? banAppealAddress(app, id) : `${app.config.publicUrl}/moderation`;

const ended = (app: App, kind: SanctionKind): { subject: string; text: string } =>
  ({
    warning: {
      subject: 'The warning was taken back',
      text: 'The college has taken back the warning that it gave you.',
    },
    mute: { subject: 'You can write again', text: 'You can write again.' },
    ban: {
      subject: 'Your account is open again',
      text: `The ban of your account is over. You can sign in again: ${app.config.publicUrl}/signin`,
    },
  })[kind];

function mailOf(
  app: App,
  to: { email: string; fullName: string },
  sanction: { id: string; kind: SanctionKind; reason: string; until: Date | null },
  what: SanctionMail['what'],
): Mail {
  const { id, kind, reason, until } = sanction;
  const text =
    what === 'imposed'
      ? `${deed(kind, until)}\n\nThe reason:\n\n    ${oneLine(reason)}\n\nIf you think that this is wrong, you can appeal once, within ${appealDays} days:\n${appealAddress(app, id, kind)}`
      : ended(app, kind).text;
  return collegeMail(app.config, {
    to,
    subject: what === 'imposed' ? subjects[kind] : ended(app, kind).subject,
    text,
    messageId: `<${id}.${what}@${new URL(app.config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** Sends what was asked for, unless it was taken back at once or the account was deleted meanwhile. */
export const sanctionMails = (app: App): Job<SanctionMail> => ({
  name,
  ...mailRetries,
  async run({ sanctionId: id, what }) {
    const [sanction] = await app.db.query(toldSanction, { id });
    if (!sanction) return;
    const { liftedAt, createdAt } = sanction;
    if (liftedAt && liftedAt.getTime() - createdAt.getTime() < undoSeconds * 1000) return;
    const to = await accountAddress(app, sanction.personId);
    if (to) await app.mailer.send(mailOf(app, to, { id, ...sanction }, what));
  },
});
