import type { Feature } from '../../core/feature.ts';
import { BlocksResolver } from './blocks.resolver.ts';
import { blocksOwnData } from './own-data.ts';

/** Blocking people. Who blocks whom stands in the pairs of `relationships`. */
export const blocks: Feature = {
  name: 'blocks',
  ownData: blocksOwnData,
  entities: [],
  resolvers: [BlocksResolver],
  restRows: () => import('./blocks.rest.ts').then((m) => m.blockRows),
};

export { blockedIds } from './blocks.queries.ts';
export { type BlockChange, changeBlocks, otherPerson } from './blocks.ts';
