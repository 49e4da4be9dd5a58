import { earlier } from './earlier.ts';
import { latest } from './latest.ts';
import type { Listing } from './shape.ts';

/**
 * What the demo college's members tell one another of: software, core branches, business, some of
 * it over.
 */
export const listings: Listing[] = [...latest, ...earlier];
