import type { Feature } from '../../core/feature.ts';
import { ActivitiesLiveResolver, ProfileActivityResolver } from './activities.resolver.ts';

/** What a person contributed, day by day. */
export const activities: Feature = {
  name: 'activities',
  resolvers: [ProfileActivityResolver, ActivitiesLiveResolver],
  socketRooms: () => import('./activities.socket.ts').then((m) => [m.activitySocketRoom]),
};
