import type { Feature } from '../../core/feature.ts';
import { findAlerts, mailDailyAlerts, mailWeeklyAlerts, sendAlert } from './alerts/alert-mails.ts';
import { AlertsResolver } from './alerts/alerts.resolver.ts';
import { SavedJobSearchEntity } from './alerts/saved-search.entity.ts';
import { BoardResolver } from './board/board.resolver.ts';
import { collectJobFiles } from './files/collect-job-files.ts';
import { JobMarkEntity } from './opening/job-mark.entity.ts';
import { JobOpeningEntity } from './opening/job-opening.entity.ts';
import { JobsLiveResolver } from './opening/job.live.ts';
import { JobResolver } from './opening/job.resolver.ts';
import { onAccountDeleted } from './opening/account-deleted.ts';
import { PostingResolver } from './posting/posting.resolver.ts';
import { endPastDeadlines } from './upkeep/expiry.ts';
import { askStillOpen, sendStillOpen } from './upkeep/still-open.ts';
import { UpkeepResolver } from './upkeep/upkeep.resolver.ts';
import { jobsOwnData } from './own-data.ts';

/**
 * Openings that members tell one another of: the board, one opening, posting, saved searches with alerts, and what keeps
 * the board true.
 */
export const jobs: Feature = {
  name: 'jobs',
  ownData: jobsOwnData,
  onAccountDeleted,
  entities: [JobOpeningEntity, JobMarkEntity, SavedJobSearchEntity],
  resolvers: [
    BoardResolver,
    JobResolver,
    JobsLiveResolver,
    PostingResolver,
    AlertsResolver,
    UpkeepResolver,
  ],
  jobs: (app) => [
    findAlerts(app),
    sendAlert(app),
    mailDailyAlerts(app),
    mailWeeklyAlerts(app),
    askStillOpen(app),
    sendStillOpen(app),
    endPastDeadlines(app),
    collectJobFiles(app),
  ],
  restRows: async () => [
    ...(await import('./opening/job.rest.ts')).jobRows,
    ...(await import('./alerts/alerts.rest.ts')).alertRows,
  ],
  socketRooms: () => import('./opening/job.socket.ts').then((m) => [m.collegeSocketRoom]),
};

export { jobWithRemovedLoader } from './opening/jobs-with-removed.loader.ts';
export { alertedPeople, jobAlerts } from './alerts/alerts.sql.ts';
export { jobColumns, jobOf } from './opening/job-columns.sql.ts';
export { JobOpeningEntity } from './opening/job-opening.entity.ts';
export { JobOpening, JobViewer } from './opening/job.types.ts';
export { pinJob } from './opening/pinning.ts';
export { jobsWithRemoved, purgeJob, removeJob, restoreJob } from './opening/removal.ts';
export { restJob } from './opening/rest-job.ts';
export {
  hasBookmarkedJob,
  isJobMailOff,
  isJobMarked,
  jobOpenings,
  takesRequests,
} from './jobs.sql.ts';
