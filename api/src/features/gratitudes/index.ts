import type { Feature } from '../../core/feature.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { GratitudeEntity, GratitudeUpvoteEntity } from './gratitude.entity.ts';
import { GratitudesLiveResolver } from './gratitudes.live.ts';
import { GratitudesResolver, ProfileGratitudesResolver } from './gratitudes.resolver.ts';
import { gratitudesOwnData } from './own-data.ts';

/** Thanks that people leave on one another's profiles. */
export const gratitudes: Feature = {
  name: 'gratitudes',
  ownData: gratitudesOwnData,
  onAccountDeleted,
  entities: [GratitudeEntity, GratitudeUpvoteEntity],
  resolvers: [GratitudesResolver, ProfileGratitudesResolver, GratitudesLiveResolver],
  restRows: () => import('./gratitudes.rest.ts').then((m) => m.gratitudeRows),
  socketRooms: () => import('./gratitudes.socket.ts').then((m) => [m.gratitudeSocketRoom]),
};

export { isGratitudeUpvotedBy } from './gratitudes.sql.ts';
export { purgeGratitude, removeGratitude, restoreGratitude } from './moderate-gratitude.ts';
export { allGratitudes, gratitudesWithRemoved } from './shown-gratitudes.sql.ts';
