import { type Expression, sql } from 'kysely';
import { graduationMailTexts } from '../../../../../schema/rules/imports/imports-mail-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { yearOf } from '../../../core/clock.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { countRows } from '../../../core/sql/index.ts';
import { audit } from '../../audits/index.ts';
import { provenAddresses, User } from '../../identity/index.ts';
import { stopMailsAddresses } from '../../notifications/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { GraduationAskEntity } from '../import.entity.ts';
import { importsSql } from '../imports.sql.ts';
import { enqueueCollegeMail } from '../invited/mails.ts';

const askJob = 'imports.ask-graduates';
const peopleAtOnce = 100;

const graduates = (year: Expression<number>) =>
  importsSql.db
    .selectFrom(provenAddresses.as('account'))
    .where('account.year_of_graduation', '<', year)
    .where((eb) => eb.not(eb(sql.lit('alumni'), '=', eb.fn.any('account.roles'))))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('graduation_asks as ask')
            .whereRef('ask.user_id', '=', 'account.id')
            .where('ask.year', '=', year)
            .select('ask.year'),
        ),
      ),
    );

const toAsk = importsSql.statement('graduation', { year: 'int4' }, (_db, { year }) =>
  graduates(year)
    .orderBy('account.id')
    .limit(peopleAtOnce)
    .select(['account.id', 'account.email', 'account.full_name']),
);

const countToAsk = importsSql.statement('graduatesCount', { year: 'int4' }, (_db, { year }) =>
  graduates(year).select(countRows().as('count')),
);

/** How many students are past their year of graduation and were not asked this year. */
export async function graduatesToAsk(app: App): Promise<number> {
  const [row] = await app.db.query(countToAsk, { year: yearOf(app.clock) });
  return row?.count ?? 0;
}

const question = (app: App, person: { id: string; email: string; full_name: string }): Mail =>
  letterMail(app.config, {
    to: { email: person.email, fullName: person.full_name },
    ...graduationMailTexts.asked,
    reason: { ...graduationMailTexts.reason, ...stopMailsAddresses(app, person.id, 'mailCollege') },
  });

/**
 * Asks some, by mail and notification, and notes that they were asked.
 * @returns whether there may be more
 */
async function askSome(app: App, work: Work): Promise<boolean> {
  await work.advisoryLock('graduates');
  const year = yearOf(app.clock);
  const people = await work.query(toAsk, { year });
  const at = app.clock.now();
  for (const person of people) {
    work.em.create(GraduationAskEntity, {
      user: work.em.getReference(User, person.id),
      year,
    });
    noteDomainEvent(work, 'graduated', { personId: person.id, at });
    await enqueueCollegeMail(work, 'graduation', {
      userId: person.id,
      mail: question(app, person),
      askedAt: at.toISOString(),
    });
  }
  return people.length === peopleAtOnce;
}

/**
 * Each year in August: students past their year of graduation are asked to become alumni. Nobody is
 * changed silently.
 */
export const askGraduatesJob = (app: App): Job<object> => ({
  name: askJob,
  cron: '30 4 1 8 *',
  async run() {
    await inBatches(() => change(app, (work) => askSome(app, work)));
  },
});

/**
 * Asks them now, once a year each.
 * @returns how many are asked
 * @throws FORBIDDEN 'Not a superAdmin'
 */
export async function askGraduates(ctx: Context): Promise<number> {
  const viewer = requireViewer(ctx, 'superAdmin');
  return change(ctx.app, async (work) => {
    await work.advisoryLock('graduates');
    const [row] = await work.query(countToAsk, { year: yearOf(ctx.app.clock) });
    const count = row?.count ?? 0;
    if (count === 0) return 0;
    // The first of them are asked before the commit: pressed twice, the second press finds only
    // those who are left.
    await askSome(ctx.app, work);
    audit(work, {
      adminId: viewer.id,
      action: 'user.askGraduates',
      changes: { people: count },
      at: ctx.app.clock.now(),
    });
    if (count > peopleAtOnce) await work.enqueue(askJob, {});
    return count;
  });
}
