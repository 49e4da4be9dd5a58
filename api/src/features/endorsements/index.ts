import type { Feature } from '../../core/feature.ts';
import { EndorsementEntity } from './endorsement.entity.ts';
import { EndorsementsLiveResolver } from './endorsements.live.ts';
import { EndorsementsResolver, ProfileEndorsementsResolver } from './endorsements.resolver.ts';
import { endorsementsOwnData } from './own-data.ts';

/** What alumni say for students. */
export const endorsements: Feature = {
  name: 'endorsements',
  ownData: endorsementsOwnData,
  entities: [EndorsementEntity],
  resolvers: [EndorsementsResolver, ProfileEndorsementsResolver, EndorsementsLiveResolver],
  restRows: () => import('./endorsements.rest.ts').then((m) => m.endorsementRows),
  socketRooms: () => import('./endorsements.socket.ts').then((m) => [m.endorsementSocketRoom]),
};

export { allEndorsements } from './all-endorsements.sql.ts';
