/** Below so many, how many people a college has here says little. */
const leastTold = 100;

import { numberText } from '../text/number-text.ts';
/**
 * Whom a college brings together, for its pages: "1,200+ alumni and students".
 * @param counted how many people it has here; of few, or null where that is not known, no number is
 * told
 */
export function peopleOfCollege(counted: number | null): string {
  const words = 'alumni and students';
  if (counted === null || counted < leastTold) return words;
  const step = 10 ** (Math.floor(Math.log10(counted)) - 1);
  return `${numberText(Math.floor(counted / step) * step)}+ ${words}`;
}

/** The documented number of the demo college. */
export const demoCollegeSize = 40_000;
