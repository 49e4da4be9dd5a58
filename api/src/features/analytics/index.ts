import type { Feature } from '../../core/feature.ts';
import { AnalyticsResolver } from './analytics.resolver.ts';
import { DailyFigureEntity } from './daily-figure.entity.ts';
import { nightlyFigures } from './nightly.ts';
import { PlacementsResolver } from './placements/placements.resolver.ts';

/** How the network does, in figures; and its placements, which the office prints. */
export const analytics: Feature = {
  name: 'analytics',
  entities: [DailyFigureEntity],
  resolvers: [AnalyticsResolver, PlacementsResolver],
  restRows: () => import('./analytics.rest.ts').then((m) => m.analyticsRows),
  jobs: (app) => [nightlyFigures(app)],
};

export { storeDailyFigures } from './nightly.ts';
export { readPlacements } from './placements/placements.ts';
