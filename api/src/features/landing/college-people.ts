import { demoCollegeSize, peopleOfCollege } from '../../../../schema/rules/college/site-texts.ts';
import type { App } from '../../core/context.ts';
import { countListedPeople } from '../directory/index.ts';

/** How long a number stands on the pages before it is counted again. */
const milliseconds = 10 * 60 * 1000;

const counts = new WeakMap<App, { at: number; count: Promise<number | null> }>();

/**
 * Whom this college brings together, as its pages say it: a number that was counted in the last ten
 * minutes, or none where the database does not answer; of the demo college the documented one.
 */
export async function collegePeople(app: App): Promise<string> {
  if (app.config.isDemoCollege) return peopleOfCollege(demoCollegeSize);
  const now = app.clock.now().getTime();
  let known = counts.get(app);
  if (!known || now - known.at >= milliseconds) {
    known = { at: now, count: countListedPeople(app).catch(() => null) };
    counts.set(app, known);
  }
  const count = await known.count;
  if (count === null) counts.delete(app);
  return peopleOfCollege(count);
}
