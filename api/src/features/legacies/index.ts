import type { Feature } from '../../core/feature.ts';
import { LegaciesResolver, ProfileLegacyResolver } from './legacies.resolver.ts';
import { LegacyProjectRow } from './legacy-project.entity.ts';

/** Projects that people hand down to juniors (decisions, "People"). */
export const legacies: Feature = {
  name: 'legacies',
  entities: [LegacyProjectRow],
  resolvers: [LegaciesResolver, ProfileLegacyResolver],
  rooms: () => import('./legacies.socket.ts').then((m) => [m.legacyRoom]),
};
