import { reminderHours } from '../../../../../schema/rules/account/verification-texts.ts';
import { administrationMailTexts as mailTexts } from '../../../../../schema/rules/administration/administration-mail-texts.ts';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { takesReminderMails } from '../../adminaccess/index.ts';
import { accounts, isNotBanned, recordReminders } from '../../identity/index.ts';
import { administrationSql, isAnyAdmin } from '../administration.sql.ts';
import { mailLater } from '../administration-mails.ts';

/** By the small index of admins. */
const adminsToRemind = administrationSql.statement('adminsToRemind', {}, (db) =>
  db
    .selectFrom(accounts.as('account'))
    .where(isAnyAdmin)
    .where(isNotBanned('account'))
    .where((eb) => takesReminderMails(eb.ref('account.id')))
    .select(['account.email', 'account.full_name as fullName']),
);

/**
 * Mails admins, once, of documents that wait for longer than people were promised; those who want
 * to be told.
 */
export const remindAdmins = (app: App): Job<object> => ({
  name: 'administration.remind-admins',
  cron: '5 * * * *',
  async run() {
    const now = app.clock.now();
    const before = new Date(now.getTime() - reminderHours * 3_600_000);
    await change(app, async (work) => {
      const count = await recordReminders(work, before, now);
      if (count === 0) return;
      const mail = mailTexts.waiting(count);
      for (const to of await work.query(adminsToRemind, {})) await mailLater(work, { to, ...mail });
    });
  },
});
