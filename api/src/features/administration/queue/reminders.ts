import { sql, type SqlBool } from 'kysely';
import { reminderHours } from '../../../../../schema/rules/verification-texts.ts';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { takesReminderMails } from '../../adminaccess/index.ts';
import { accounts, noteReminders } from '../../identity/index.ts';
import { mailLater } from '../administration-mails.ts';
import { administrationSql } from '../administration.sql.ts';

/** By the small index of admins. */
const adminsToRemind = administrationSql.statement('adminsToRemind', {}, (db) =>
  db
    .selectFrom(accounts.as('u'))
    .where(sql<SqlBool>`(u.is_admin or u.is_super_admin)`)
    .where('u.is_banned', '=', false)
    .where((eb) => takesReminderMails(eb.ref('u.id')))
    .select(['u.email', 'u.full_name as fullName']),
);

/** Mails admins, once, of documents that wait for longer than people were promised; those who want to be told. */
export const remindAdmins = (app: App): Job<object> => ({
  name: 'administration.remind-admins',
  cron: '5 * * * *',
  async run() {
    const now = app.clock.now();
    const before = new Date(now.getTime() - reminderHours * 3_600_000);
    await change(app, async (work) => {
      const count = await noteReminders(work, before, now);
      if (count === 0) return;
      const one = count === 1;
      for (const to of await work.query(adminsToRemind, {}))
        await mailLater(work, {
          to,
          subject: one ? 'A document waits for two days' : `${count} documents wait for two days`,
          text: `People wait to be verified: ${one ? 'one document was' : `${count} documents were`} handed in more than ${reminderHours} hours ago, and nobody has decided yet.\n\nThe queue: {site}/admin/verification`,
        });
    });
  },
});
