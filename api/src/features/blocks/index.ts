import type { Feature } from '../../core/feature.ts';
import { BlocksResolver } from './blocks.resolver.ts';

/** Keeping somebody away, in the row that two people share (decisions, "Who sees what"; part 3, Settings). */
export const blocks: Feature = {
  name: 'blocks',
  entities: [],
  resolvers: [BlocksResolver],
  rest: () => import('./blocks.rest.ts').then((m) => m.blockRows),
};
