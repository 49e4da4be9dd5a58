import type { Feature } from '../../core/feature.ts';
import { SearchResolver } from './search.resolver.ts';

/** Posts and people found together: the landing page's search and the documented feed call. */
export const search: Feature = {
  name: 'search',
  resolvers: [SearchResolver],
  rest: () => import('./search.rest.ts').then((m) => m.searchRows),
};
