import { coreParts } from './core.ts';
import { electronicsParts } from './electronics.ts';
import { lifeAndBusinessParts } from './life-and-business.ts';
import { productParts } from './product.ts';
import { seasonParts } from './season.ts';
import type { PartsTable } from './shape.ts';
import { softwareParts } from './software.ts';

export { season } from './season.ts';
export type { CrispParts, DemoParts, DemoRound, DemoStoryRound, StoryParts } from './shape.ts';

/** What each experience of the demo college tells beyond its headline. */
export const demoParts: PartsTable = {
  ...productParts,
  ...softwareParts,
  ...seasonParts,
  ...electronicsParts,
  ...coreParts,
  ...lifeAndBusinessParts,
};
