import type { Feature } from '../../core/feature.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { ReportCaseEntity, ReportEntity } from './case.entity.ts';
import { ModerationResolver } from './moderation.resolver.ts';
import { moderationOwnData } from './own-data.ts';
import { mailRemovals } from './removals/notify-author.ts';
import { purgeDeleted } from './removals/purge.ts';
import { RemovalEntity } from './removals/removal.entity.ts';
import { mailAppealAnswers } from './reports/appeals/appeal-mail.ts';
import { ReportsResolver } from './reports/reports.resolver.ts';
import { mailTakenDowns } from './reports/taken-down-mail.ts';

/**
 * What admins take away of what people wrote, and what members report: removals, the lists of
 * admins, cases and appeals.
 */
export const moderation: Feature = {
  name: 'moderation',
  ownData: moderationOwnData,
  onAccountDeleted,
  entities: [RemovalEntity, ReportCaseEntity, ReportEntity],
  resolvers: [ModerationResolver, ReportsResolver],
  jobs: (app) => [
    purgeDeleted(app),
    mailRemovals(app),
    mailAppealAnswers(app),
    mailTakenDowns(app),
  ],
  restRows: () => import('./moderation.rest.ts').then((m) => m.moderationRows),
};

export { namedThings } from './moderation.sql.ts';
export { decidedCases, removedContents } from './notification-texts.sql.ts';
export { removedCounts } from './removals/removed-counts.queries.ts';
export { personReports } from './reports/lists/person-reports.queries.ts';
export { waitingCases } from './reports/lists/waiting-cases.queries.ts';
export { imposeSanctionByAdmin, liftSanctionByAdmin } from './reports/sanction-cases.ts';
