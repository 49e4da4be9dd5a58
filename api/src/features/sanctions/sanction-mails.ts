import { undoSeconds } from '../../../../schema/rules/moderation/moderation-texts.ts';
import { pagePaths } from '../../../../schema/rules/pages/page-paths.ts';
import { sanctionMailTexts as texts } from '../../../../schema/rules/sanctions/sanctions-mail-texts.ts';
import type { SanctionKind } from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import type { App, Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { letterMail } from '../../core/mail/letter.ts';
import { type Mail, mailRetries } from '../../core/mail/mail.ts';
import { signLink } from '../../core/secrets/signed-link.ts';
import { webAddress } from '../../core/text/web-address.ts';
import { findAddresseeEvenIfBanned } from '../identity/index.ts';
import { sanctionsSql } from './sanctions.sql.ts';

const name = 'sanctions.mail-person';

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

/** Stands for a ban in the address of the page that appeals. */
export const banAppealToken = (app: App, banId: string): string =>
  signLink(app, 'ban-appeal', banId);

/** Where who is banned reads of it and appeals: they can't sign in, so that the link is signed. */
export const banAppealAddress = (app: App, banId: string): string =>
  webAddress(app.config, pagePaths.banAppeal, { token: banAppealToken(app, banId) });

const appealPage = (app: App, id: string, kind: SanctionKind): string =>
  kind === 'ban' ? banAppealAddress(app, id) : pagePaths.moderation;

function mailOf(
  app: App,
  to: { email: string; fullName: string },
  sanction: { id: string; kind: SanctionKind; reason: string; until: Date | null },
  what: SanctionMailJob['what'],
): Mail {
  const { id, kind } = sanction;
  const text =
    what === 'imposed' ? texts.imposed(sanction, appealPage(app, id, kind)) : texts.lifted[kind];
  return letterMail(app.config, { to, ...text, mailId: `${id}.${what}` });
}

/**
 * Sends what was asked for, unless it was taken back at once or the account was deleted meanwhile.
 */
export const sanctionMails = (app: App): Job<SanctionMailJob> => ({
  name,
  formerName: 'sanctions.mail',
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
