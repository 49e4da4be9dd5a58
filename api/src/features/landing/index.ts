import type { Feature } from '../../core/feature.ts';
import { LandingResolver } from './landing.resolver.ts';

export { collegePeople } from './college-people.ts';
export { type PageWords, pageWords } from './page-words.ts';
export { sharedThing } from './shared-things.ts';

/** Posts and people found together: the landing page's search and the documented feed call. */
export const landing: Feature = {
  name: 'landing',
  resolvers: [LandingResolver],
  restRows: () => import('./landing.rest.ts').then((m) => m.landingRows),
};
