import type { Feature } from '../../core/feature.ts';
import { ActivitiesLiveResolver, ProfileActivityResolver } from './activities.resolver.ts';

/** What a person contributed, day by day (decisions, "People"). */
export const activities: Feature = {
  name: 'activities',
  resolvers: [ProfileActivityResolver, ActivitiesLiveResolver],
  rooms: () => import('./activities.socket.ts').then((m) => [m.activityRoom]),
};

export { contributed, contributes } from './contributed.ts';
