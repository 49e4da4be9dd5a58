import { InMemoryCache } from '@apollo/client/cache';
import { pagedLists } from '@/core/data/lists/list-policies';
import { cachePolicies as admin } from '@/features/admin/cache-policies';
import { cachePolicies as administration } from '@/features/administration/cache-policies';
import { cachePolicies as announcements } from '@/features/announcements/cache-policies';
import { cachePolicies as bookmarks } from '@/features/bookmarks/cache-policies';
import { cachePolicies as chat } from '@/features/chat/cache-policies';
import { cachePolicies as college } from '@/features/college/cache-policies';
import { cachePolicies as companies } from '@/features/companies/cache-policies';
import { cachePolicies as directory } from '@/features/directory/cache-policies';
import { cachePolicies as endorsements } from '@/features/endorsements/cache-policies';
import { cachePolicies as feedback } from '@/features/feedback/cache-policies';
import { cachePolicies as gratitudes } from '@/features/gratitudes/cache-policies';
import { cachePolicies as imports } from '@/features/imports/cache-policies';
import { cachePolicies as jobs } from '@/features/jobs/cache-policies';
import { cachePolicies as legacies } from '@/features/legacies/cache-policies';
import { cachePolicies as moderation } from '@/features/moderation/cache-policies';
import { cachePolicies as overview } from '@/features/overview/cache-policies';
import { cachePolicies as posts } from '@/features/posts/cache-policies';
import { cachePolicies as questions } from '@/features/questions/cache-policies';
import { cachePolicies as services } from '@/features/services/cache-policies';
import { cachePolicies as visionboards } from '@/features/visionboards/cache-policies';

/** What each room says of how the cache keeps what it reads. */
export const roomPolicies = [
  admin,
  administration,
  announcements,
  bookmarks,
  chat,
  college,
  companies,
  directory,
  endorsements,
  feedback,
  gratitudes,
  imports,
  jobs,
  legacies,
  moderation,
  overview,
  posts,
  questions,
  services,
  visionboards,
];

/**
 * The cache of the whole app. Lists are merged page by page, one list for each combination of
 * arguments; rooms say what else there is to it.
 */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache();
  for (const policies of [pagedLists, ...roomPolicies]) cache.policies.addTypePolicies(policies);
  return cache;
}
