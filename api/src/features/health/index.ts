import type { Feature } from '../../core/feature.ts';
import { HealthResolver } from './health.resolver.ts';
import { HealthStateEntity } from './health-state.entity.ts';
import { healthMails, watchHealth } from './watch-health.ts';

/** How the product is doing, for super admins (`core/health`). */
export const health: Feature = {
  name: 'health',
  entities: [HealthStateEntity],
  // Of the place where it was made.
  endedByRestore: [HealthStateEntity],
  resolvers: [HealthResolver],
  jobs: (app) => [watchHealth(app), healthMails(app)],
};

export { badParts, toldOfHealth } from './health.sql.ts';
