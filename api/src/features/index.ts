import { settleAsks } from '../core/asks.ts';
import type { Feature } from '../core/feature.ts';
import { account } from './account/index.ts';
import { activities } from './activities/index.ts';
import { adminaccess } from './adminaccess/index.ts';
import { administration } from './administration/index.ts';
import { analytics } from './analytics/index.ts';
import { announcements } from './announcements/index.ts';
import { audits } from './audits/index.ts';
import { backups } from './backups/index.ts';
import { blocks } from './blocks/index.ts';
import { bookmarks } from './bookmarks/index.ts';
import { calls } from './calls/index.ts';
import { careers } from './careers/index.ts';
import { chat } from './chat/index.ts';
import { college } from './college/index.ts';
import { companies } from './companies/index.ts';
import { connections } from './connections/index.ts';
import { directory } from './directory/index.ts';
import { endorsements } from './endorsements/index.ts';
import { experiences } from './experiences/index.ts';
import { feedback } from './feedback/index.ts';
import { files } from './files/index.ts';
import { gratitudes } from './gratitudes/index.ts';
import { health } from './health/index.ts';
import { identity } from './identity/index.ts';
import { imports } from './imports/index.ts';
import { jobs } from './jobs/index.ts';
import { landing } from './landing/index.ts';
import { legacies } from './legacies/index.ts';
import { mailanswers } from './mailanswers/index.ts';
import { moderation } from './moderation/index.ts';
import { notifications } from './notifications/index.ts';
import { outbox } from './outbox/index.ts';
import { overview } from './overview/index.ts';
import { posts } from './posts/index.ts';
import { presence } from './presence/index.ts';
import { profiles } from './profiles/index.ts';
import { questions } from './questions/index.ts';
import { relationships } from './relationships/index.ts';
import { replies } from './replies/index.ts';
import { sanctions } from './sanctions/index.ts';
import { search } from './search/index.ts';
import { services } from './services/index.ts';
import { settings } from './settings/index.ts';
import { studies } from './studies/index.ts';
import { suggestions } from './suggestions/index.ts';
import { visionboards } from './visionboards/index.ts';

/**
 * All features. A new one is listed here; tests ask for what else knows its tables and calls by
 * name (CONTRIBUTING.md).
 */
export const features: Feature[] = [
  files,
  studies,
  identity,
  mailanswers,
  outbox,
  relationships,
  settings,
  audits,
  college,
  announcements,
  adminaccess,
  sanctions,
  // Cases are locked before what they are about.
  moderation,
  search,
  profiles,
  careers,
  posts,
  questions,
  directory,
  landing,
  jobs,
  bookmarks,
  feedback,
  connections,
  blocks,
  gratitudes,
  endorsements,
  visionboards,
  legacies,
  activities,
  presence,
  // What is said of a call that ends is said while its conversation is there.
  calls,
  chat,
  // Reminders of requests lock conversations, then what was told of them.
  notifications,
  replies,
  analytics,
  imports,
  account,
  administration,
  companies,
  experiences,
  suggestions,
  backups,
  health,
  services,
  overview,
];

settleAsks(features);
