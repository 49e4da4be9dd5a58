import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { isOnVisionBoard } from '../profiles/index.ts';
import { visionboardsOwnData } from './own-data.ts';
import { VisionItemEntity } from './vision-item.entity.ts';
import { isOnBoard } from './visionboards.queries.ts';
import {
  ProfileVisionResolver,
  VisionboardsResolver,
  VisionItemResolver,
} from './visionboards.resolver.ts';

/** What people want to become, in pictures. */
export const visionboards: Feature = {
  name: 'visionboards',
  provides: [provide(isOnVisionBoard, isOnBoard)],
  ownData: visionboardsOwnData,
  entities: [VisionItemEntity],
  resolvers: [ProfileVisionResolver, VisionItemResolver, VisionboardsResolver],
  restRows: () => import('./visionboards.rest.ts').then((m) => m.visionRows),
  socketRooms: () => import('./visionboards.socket.ts').then((m) => [m.visionBoardSocketRoom]),
};
