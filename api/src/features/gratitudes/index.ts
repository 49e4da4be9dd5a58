import type { Feature } from '../../core/feature.ts';
import { GratitudeRow, GratitudeUpvoteRow } from './gratitude.entity.ts';
import { GratitudesLiveResolver } from './gratitudes.live.ts';
import { GratitudesResolver, ProfileGratitudesResolver } from './gratitudes.resolver.ts';

/** Thanks that people leave on one another's profiles (part 2, Gratitude). */
export const gratitudes: Feature = {
  name: 'gratitudes',
  entities: [GratitudeRow, GratitudeUpvoteRow],
  resolvers: [GratitudesResolver, ProfileGratitudesResolver, GratitudesLiveResolver],
  rest: () => import('./gratitudes.rest.ts').then((m) => m.gratitudeRows),
  rooms: () => import('./gratitudes.socket.ts').then((m) => [m.gratitudeTells]),
};
