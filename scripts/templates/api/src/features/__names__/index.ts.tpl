import type { Feature } from '../../core/feature.ts';
import { __Name__ } from './__name__.entity.ts';
import { __name__Lists } from './__names__.queries.ts';
import { __Names__Resolver } from './__names__.resolver.ts';

/** One sentence: what this room is for. */
export const __names__: Feature = {
  name: '__names__',
  entities: [__Name__],
  resolvers: [__Names__Resolver, ...__name__Lists],
  restRows: () => import('./__names__.rest.ts').then((m) => m.__name__Rows),
};
