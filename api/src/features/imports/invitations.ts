import { LockMode } from '@mikro-orm/core';
import { invitationMailTexts } from '../../../../schema/rules/imports-mail-texts.ts';
import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { letterMail } from '../../core/mail/letter.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { idRows } from '../../core/sql/index.ts';
import { invitationPace } from '../../limits.ts';
import { isCollegeMailDeclined, stopMailsAddresses } from '../notifications/index.ts';
import { ImportEntity, ImportRowEntity } from './import.entity.ts';
import { publishImport } from './import-events.ts';
import { importsSql } from './imports.sql.ts';
import { enqueueCollegeMail } from './mails.ts';

export const inviteJob = 'imports.invite-people';

/**
 * The mail to somebody whose account the college made. The link leads to the page that mails a code
 * for a new password.
 */
const invitation = (app: App, to: { id: string; email: string; fullName: string }): Mail =>
  letterMail(app.config, {
    to,
    ...invitationMailTexts.invited(app.config.college.name, to.email),
    reason: { ...invitationMailTexts.reason, ...stopMailsAddresses(app, to.id, 'mailCollege') },
  });

/** Who of some people has stopped the college's mails. */
const declinedMails = importsSql.statement(
  'declinedMails',
  { userIds: 'uuid[]' },
  (db, { userIds }) =>
    db
      .selectFrom(idRows(userIds, 'person'))
      .where(({ ref }) => isCollegeMailDeclined(ref('person.id')))
      .select('person.id'),
);

/**
 * Invites some of an import's people; those who follow wait for the pause. Each is marked with the
 * mail: it leaves once. Who has stopped the college's mails is marked without one.
 */
export const inviteSome = (app: App): Job<{ id: string }> => ({
  name: inviteJob,
  formerName: 'imports.invite',
  async run({ id }) {
    await change(app, async (work) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const found = await work.em.findOne(ImportEntity, { id }, { lockMode });
      if (found?.status !== 'done' && found?.status !== 'canceled') return;
      const rows = await work.em.find(
        ImportRowEntity,
        { import: id, state: 'made' },
        { orderBy: { number: 'asc' }, limit: invitationPace.mails },
      );
      const userIds = rows.flatMap(({ user }) => (user ? [user.id] : []));
      const declined = new Set((await work.query(declinedMails, { userIds })).map((one) => one.id));
      for (const row of rows) {
        const isDeclined = row.user !== null && declined.has(row.user.id);
        row.state = isDeclined ? 'declined' : 'invited';
        if (isDeclined) found.declinedCount += 1;
        if (isDeclined || !row.user || !row.email) continue;
        const to = { id: row.user.id, email: row.email, fullName: row.fullName ?? '' };
        const mail = invitation(app, to);
        await enqueueCollegeMail(work, 'invitation', { userId: row.user.id, mail });
        found.invited += 1;
      }
      publishImport(work, id);
      if (rows.length === invitationPace.mails)
        await work.enqueue(inviteJob, { id }, { startAfterSeconds: invitationPace.pauseSeconds });
    });
  },
});
