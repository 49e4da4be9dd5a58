import type { Feature } from '../../core/feature.ts';
import { LegaciesResolver, ProfileLegacyResolver } from './legacies.resolver.ts';
import { LegacyProjectEntity } from './legacy-project.entity.ts';
import { legaciesOwnData } from './own-data.ts';

/** Projects that people hand down to juniors. */
export const legacies: Feature = {
  name: 'legacies',
  ownData: legaciesOwnData,
  entities: [LegacyProjectEntity],
  resolvers: [LegaciesResolver, ProfileLegacyResolver],
  socketRooms: () => import('./legacies.socket.ts').then((m) => [m.legacySocketRoom]),
};
