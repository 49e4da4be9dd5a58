import type { Feature } from '../../core/feature.ts';
import { JobAlertFindEntity } from './alerts/alert-find.entity.ts';
import { AlertFields, AlertsResolver } from './alerts/alerts.resolver.ts';
import { SavedJobSearchEntity } from './alerts/saved-search.entity.ts';
import {
  mailAlertsAtOnce,
  mailDailyAlerts,
  mailWeeklyAlerts,
  sendAlert,
} from './alerts/send-alerts.ts';
import { BoardResolver } from './board/board.resolver.ts';
import { collectJobFiles } from './files/collect-job-files.ts';
import {
  hasBookmarkedJob,
  isJobMailOff,
  namesOfCompanies,
  normsOfCompanies,
  takesRequests,
} from './jobs.sql.ts';
import { onAccountDeleted } from './opening/account-deleted.ts';
import { onCollegeRenamed } from './opening/college-renamed.ts';
import { JobsLiveResolver } from './opening/job.live.ts';
import { JobResolver } from './opening/job.resolver.ts';
import { JobOpeningEntity } from './opening/job-opening.entity.ts';
import { JobMarkEntity } from './opening/marks/job-mark.entity.ts';
import { jobsOwnData } from './own-data.ts';
import { WriteJobResolver } from './posting/write-job.resolver.ts';
import { endPastDeadlines } from './upkeep/end-past-deadlines.ts';
import { askStillOpen, sendStillOpen } from './upkeep/still-open.ts';
import { UpkeepResolver } from './upkeep/upkeep.resolver.ts';

/**
 * Openings that members tell one another of: the board, one opening, posting, saved searches with
 * alerts, and what keeps the board true.
 */
export const jobs: Feature = {
  name: 'jobs',
  asks: [hasBookmarkedJob, takesRequests, isJobMailOff, normsOfCompanies, namesOfCompanies],
  onCollegeRenamed,
  ownData: jobsOwnData,
  onAccountDeleted,
  entities: [JobOpeningEntity, JobMarkEntity, SavedJobSearchEntity, JobAlertFindEntity],
  resolvers: [
    BoardResolver,
    JobResolver,
    JobsLiveResolver,
    WriteJobResolver,
    AlertsResolver,
    AlertFields,
    UpkeepResolver,
  ],
  jobs: (app) => [
    mailAlertsAtOnce(app),
    sendAlert(app),
    mailDailyAlerts(app),
    mailWeeklyAlerts(app),
    askStillOpen(app),
    sendStillOpen(app),
    endPastDeadlines(app),
    collectJobFiles(app),
  ],
  restRows: async () => [
    ...(await import('./opening/rest/job.rest.ts')).jobRows,
    ...(await import('./alerts/alerts.rest.ts')).alertRows,
  ],
  socketRooms: () => import('./opening/job.socket.ts').then((m) => [m.collegeSocketRoom]),
};

export { alertedPeople, jobAlerts } from './alerts/alerts.sql.ts';
export { suggestedOpenings } from './board/suggested-openings.sql.ts';
export {
  hasBookmarkedJob,
  isJobMailOff,
  isJobMarked,
  namesOfCompanies,
  normsOfCompanies,
  takesRequests,
} from './jobs.sql.ts';
export { jobWithRemovedLoader } from './opening/by-admins/jobs-with-removed.loaders.ts';
export { purgeJob, removeJob, restoreJob } from './opening/by-admins/moderate-job.ts';
export { pinJob } from './opening/by-admins/pin-job.ts';
export { JobOpening, JobViewer } from './opening/job.types.ts';
export { jobColumns, jobOf } from './opening/job-columns.sql.ts';
export { JobOpeningEntity } from './opening/job-opening.entity.ts';
export { restJob } from './opening/rest/rest-job.ts';
export { isJobEditable } from './opening/write-job.policy.ts';
export { isOpenNow, jobOpenings, jobsWithRemoved } from './shown-jobs.sql.ts';
