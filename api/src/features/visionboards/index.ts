import type { Feature } from '../../core/feature.ts';
import { VisionItemRow } from './vision-item.entity.ts';
import {
  ProfileVisionResolver,
  VisionboardsResolver,
  VisionItemResolver,
} from './visionboards.resolver.ts';

/** What people want to become, in pictures (part 2, Vision board). */
export const visionboards: Feature = {
  name: 'visionboards',
  entities: [VisionItemRow],
  resolvers: [ProfileVisionResolver, VisionItemResolver, VisionboardsResolver],
  rest: () => import('./visionboards.rest.ts').then((m) => m.visionRows),
  rooms: () => import('./visionboards.socket.ts').then((m) => [m.visionRoom]),
};
