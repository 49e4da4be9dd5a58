import type { AuditAction } from '../../../../schema/rules/audit-actions.ts';
import { type CollegeStep, collegeSteps } from '../../../../schema/rules/overview-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { daysBefore } from '../../core/clock.ts';
import type { App, Context, Viewer } from '../../core/context.ts';
import { countRows, roomSql } from '../../core/sql/index.ts';
import { namedAnnouncements } from '../announcements/index.ts';
import { auditLines } from '../audits/index.ts';
import { hasBackup } from '../backups/index.ts';
import { writtenCollege } from '../college/index.ts';
import { pairsToDecide } from '../companies/index.ts';
import { openFeedback } from '../feedback/index.ts';
import { accounts } from '../identity/index.ts';
import { finishedImports } from '../imports/index.ts';
import { jobOpenings } from '../jobs/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { questionsOnPosts } from '../questions/index.ts';
import type { AdminOverview } from './overview.types.ts';

/** That a super admin has opened the steps of the beginning. */
export const beginAction = 'college.begin';

/** What is new is what came within so many days. */
const newDays = 7;

/** What the facts are asked with: of whom, and since when things are new. */
export const factsFor = ({ clock }: App, { id }: Viewer) => ({
  viewerId: id,
  since: daysBefore(clock.now(), newDays),
});

const { db, statement } = roomSql<Record<never, never>>('overview');
const count = countRows().as('count');

/** What was done of a kind. */
const linesOf = (action: AuditAction) =>
  db.selectFrom(auditLines.as('line')).where('line.action', '=', action).select('line.id');

/** All of it that stands in the database, in one look. */
export const overviewFacts = statement(
  'facts',
  { viewerId: 'uuid', since: 'timestamptz' },
  (_db, { viewerId, since }) =>
    db.selectNoFrom((eb) => [
      db.selectFrom(openFeedback.as('word')).select(count).as('openFeedback'),
      db.selectFrom(pairsToDecide.as('pair')).select(count).as('companyPairs'),
      db
        .selectFrom(accounts.as('account'))
        .where('account.joined_at', '>=', since)
        .select(count)
        .as('newPeople'),
      db
        .selectFrom(publishedPosts.as('post'))
        .where('post.created_at', '>=', since)
        .select(count)
        .as('newPosts'),
      db
        .selectFrom(questionsOnPosts.as('question'))
        .where('question.created_at', '>=', since)
        .select(count)
        .as('newQuestions'),
      db
        .selectFrom(jobOpenings.as('opening'))
        .where('opening.created_at', '>=', since)
        .select(count)
        .as('newOpenings'),
      eb
        .exists(
          db
            .selectFrom(accounts.as('account'))
            .where('account.id', '=', viewerId)
            .where('account.has_second_factor', '=', true)
            .select('account.id'),
        )
        .as('secondFactor'),
      eb
        .exists(
          db
            .selectFrom(accounts.as('account'))
            .where('account.is_super_admin', '=', true)
            .where('account.is_banned', '=', false)
            .where('account.id', '<>', viewerId)
            .select('account.id'),
        )
        .as('secondSuperAdmin'),
      eb.exists(linesOf('mail.test')).as('testLetter'),
      eb
        .exists(
          db
            .selectFrom(accounts.as('account'))
            .where((account) =>
              account.or([
                account('account.is_admin', '=', true),
                account('account.is_super_admin', '=', true),
              ]),
            )
            .where('account.id', '<>', viewerId)
            .select('account.id'),
        )
        .as('otherAdmin'),
      eb.exists(linesOf(beginAction)).as('begun'),
      eb
        .exists(db.selectFrom(writtenCollege.as('college')).select('college.id'))
        .as('collegeWords'),
      eb.exists(db.selectFrom(finishedImports.as('brought')).select('brought.id')).as('roster'),
      eb
        .exists(db.selectFrom(namedAnnouncements.as('announcement')).select('announcement.id'))
        .as('announcement'),
    ]),
);

/** What tells that somebody has begun with the college. */
const traces = ['begun', 'otherAdmin', 'collegeWords', 'roster', 'announcement'] as const;

/** Nobody has begun with the college, and it is not the one that is made up. */
export const isUntouched = (
  { config }: App,
  found: Record<(typeof traces)[number], boolean | number> | undefined,
): boolean => !config.isDemoCollege && found !== undefined && !traces.some((trace) => found[trace]);

/** Whether a step can be taken: by this admin, and now. */
function isOpenTo({ isSuperAdmin }: Viewer, step: CollegeStep, hasMail: boolean): boolean {
  // Before mail is set up no letter can show anything: it is no step yet, and none that is done.
  if (step === 'testLetter') return isSuperAdmin && hasMail;
  return isSuperAdmin || step === 'secondFactor';
}

/**
 * What is new, what waits and what is left to do. Each step is done where the facts say so: nobody
 * ticks one.
 */
export async function adminOverview(ctx: Context): Promise<AdminOverview> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'admin');
  const [[found], backup] = await Promise.all([
    app.db.query(overviewFacts, factsFor(app, viewer)),
    viewer.isSuperAdmin && hasBackup(app),
  ]);
  const mail = !app.mailer.storedMails;
  const done: Record<CollegeStep, boolean> = {
    secondFactor: found?.secondFactor === true,
    secondSuperAdmin: found?.secondSuperAdmin === true,
    mail,
    testLetter: found?.testLetter === true,
    collegeWords: found?.collegeWords === true,
    backup,
    roster: found?.roster === true,
    announcement: found?.announcement === true,
  };
  const steps = collegeSteps.filter((step) => isOpenTo(viewer, step, mail));
  return {
    openFeedback: found?.openFeedback ?? 0,
    companyPairs: found?.companyPairs ?? 0,
    newPeople: found?.newPeople ?? 0,
    newPosts: found?.newPosts ?? 0,
    newQuestions: found?.newQuestions ?? 0,
    newOpenings: found?.newOpenings ?? 0,
    isUntouched: viewer.isSuperAdmin && isUntouched(app, found),
    steps,
    left: steps.filter((step) => !done[step]),
  };
}
