import type { Feature } from '../../core/feature.ts';
import { EndorsementRow } from './endorsement.entity.ts';
import { EndorsementsLiveResolver } from './endorsements.live.ts';
import { EndorsementsResolver, ProfileEndorsementsResolver } from './endorsements.resolver.ts';

/** What alumni say for students (part 2, Endorsement). */
export const endorsements: Feature = {
  name: 'endorsements',
  entities: [EndorsementRow],
  resolvers: [EndorsementsResolver, ProfileEndorsementsResolver, EndorsementsLiveResolver],
  rest: () => import('./endorsements.rest.ts').then((m) => m.endorsementRows),
  rooms: () => import('./endorsements.socket.ts').then((m) => [m.endorsementTells]),
};
