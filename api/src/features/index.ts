import type { Feature } from '../core/feature.ts';
import { bookmarks } from './bookmarks/index.ts';
import { careers } from './careers/index.ts';
import { feedback } from './feedback/index.ts';
import { identity } from './identity/index.ts';
import { posts } from './posts/index.ts';
import { profiles } from './profiles/index.ts';
import { questions } from './questions/index.ts';
import { search } from './search/index.ts';
import { terms } from './terms/index.ts';

/** Every room of the house. A new feature is listed here and nowhere else. */
export const features: Feature[] = [identity, terms, profiles, careers, posts, questions, search, bookmarks, feedback];
