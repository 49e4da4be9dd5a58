import {
  type CollegeStep,
  collegeSteps,
} from '../../../../schema/rules/overview/overview-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { daysBefore } from '../../core/clock.ts';
import type { App, Context, Viewer } from '../../core/context.ts';
import { hasBackup } from '../backups/index.ts';
import { overviewFacts } from './overview.queries.ts';
import type { AdminOverview } from './overview.types.ts';

/** What is new is what came within so many days. */
const newDays = 7;

/** What the facts are asked with: of whom, and since when things are new. */
export const factsFor = ({ clock }: App, { id }: Viewer) => ({
  viewerId: id,
  since: daysBefore(clock.now(), newDays),
});

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
    // The demo college's public pages have words from the start.
    collegeWords: found?.collegeWords === true || app.config.isDemoCollege,
    backup,
    roster: found?.roster === true,
    announcement: found?.announcement === true,
  };
  const steps = collegeSteps.filter((step) => isOpenTo(viewer, step, mail));
  return {
    openFeedback: found?.openFeedback ?? 0,
    companyPairs: found?.companyPairs ?? 0,
    badParts: viewer.isSuperAdmin ? (found?.badParts ?? 0) : 0,
    newPeople: found?.newPeople ?? 0,
    newPosts: found?.newPosts ?? 0,
    newQuestions: found?.newQuestions ?? 0,
    newOpenings: found?.newOpenings ?? 0,
    isUntouched: viewer.isSuperAdmin && isUntouched(app, found),
    steps,
    left: steps.filter((step) => !done[step]),
  };
}
