import { LockMode } from '@mikro-orm/core';
import { invitationMailTexts } from '../../../../../schema/rules/imports/imports-mail-texts.ts';
import type { CollegeNames, LetterText } from '../../../../../schema/rules/text/letter.ts';
import { collegeNames } from '../../../core/college/college-name.ts';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { reachesNobody, untilMailSeconds } from '../../../core/mail/reaches-nobody.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { invitationPace } from '../../../limits.ts';
import { accounts } from '../../identity/index.ts';
import { isCollegeMailDeclined, stopMailsAddresses } from '../../notifications/index.ts';
import { ImportEntity, ImportRowEntity } from '../import.entity.ts';
import { publishImport } from '../import-events.ts';
import { importsSql } from '../imports.sql.ts';
import { enqueueCollegeMail } from './mails.ts';

export const inviteJob = 'imports.invite-people';

/**
 * The mail to somebody whose account the college made. The link leads to the page that mails a code
 * for a new password.
 */
export const invitationTo = (
  app: App,
  to: { id: string; email: string; fullName: string },
  words: (college: CollegeNames, email: string) => LetterText = invitationMailTexts.invited,
): Mail =>
  letterMail(app.config, {
    to,
    ...words(collegeNames(app.config), to.email),
    reason: { ...invitationMailTexts.reason, ...stopMailsAddresses(app, to.id, 'mailCollege') },
  });

/** How some people are reached by now, and who of them has stopped the college's mails. */
const toInvite = importsSql.statement('toInvite', { userIds: 'uuid[]' }, (db, { userIds }) =>
  db
    .selectFrom(accounts.as('account'))
    .where('account.id', '=', anyOf(userIds))
    .select(({ ref }) => [
      'account.id',
      'account.email',
      'account.full_name as fullName',
      isCollegeMailDeclined(ref('account.id')).$castTo<boolean>().as('isDeclined'),
    ]),
);

/**
 * Invites some of an import's people; those who follow wait for the pause. Each is marked with the
 * mail: it leaves once. Without a mail server all wait for one. Who has stopped the college's mails
 * is marked without a mail.
 */
export const inviteSome = (app: App): Job<{ id: string }> => ({
  name: inviteJob,
  formerName: 'imports.invite',
  async run({ id }) {
    await change(app, async (work) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const found = await work.em.findOne(ImportEntity, { id }, { lockMode });
      if (found?.status !== 'done' && found?.status !== 'canceled') return;
      if (reachesNobody(app)) {
        await work.enqueue(inviteJob, { id }, { startAfterSeconds: untilMailSeconds });
        return;
      }
      const rows = await work.em.find(
        ImportRowEntity,
        { import: id, state: 'made' },
        { orderBy: { number: 'asc' }, limit: invitationPace.mails },
      );
      const userIds = rows.flatMap(({ user }) => (user ? [user.id] : []));
      const people = new Map(
        (await work.query(toInvite, { userIds })).map((person) => [person.id, person]),
      );
      for (const row of rows) {
        const to = row.user && people.get(row.user.id);
        row.state = to?.isDeclined ? 'declined' : 'invited';
        if (to?.isDeclined) found.declinedCount += 1;
        if (!to || to.isDeclined) continue;
        await enqueueCollegeMail(work, 'invitation', {
          userId: to.id,
          mail: invitationTo(app, to),
          askedAt: app.clock.now().toISOString(),
        });
        row.invitedAt = app.clock.now();
        found.invited += 1;
      }
      publishImport(work, id);
      if (rows.length === invitationPace.mails)
        await work.enqueue(inviteJob, { id }, { startAfterSeconds: invitationPace.pauseSeconds });
    });
  },
});
