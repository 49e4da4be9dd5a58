import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../context.ts';
import type { Health, HealthCheck } from './check.ts';
import { healthCheckList } from './checks.ts';

/** What does not answer by then is told as that. */
const patienceMilliseconds = 6000;

const late = Symbol('late');

/** What was thrown, without the statement and its values. */
const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return message || (cause ? messageOf(cause) : 'no answer');
};

async function measureOne(app: App, check: HealthCheck): Promise<Health> {
  const { name, title, about, whenUnknown } = check;
  const advice = typeof whenUnknown === 'string' ? whenUnknown : whenUnknown(app);
  const found = await Promise.race([
    // One that throws before it waits is a finding as well.
    Promise.resolve().then(() => check.measure(app)),
    sleep(patienceMilliseconds, late, { ref: false }),
  ]).catch((error: unknown) => ({ thrown: error }));
  const at = app.clock.now();
  if (found === late)
    return {
      ...{ name, title, about, at },
      state: 'bad',
      words: `It did not answer within ${patienceMilliseconds / 1000} seconds.`,
      advice,
    };
  if ('thrown' in found)
    return {
      ...{ name, title, about, at },
      state: 'bad',
      words: 'It could not be looked at.',
      advice,
      said: messageOf(found.thrown),
    };
  return { name, title, about, at, ...found };
}

/** What only repeats that the database does not answer says so, in the place of its words. */
function withoutEchoes(found: Health[]): Health[] {
  const cause = found.find(({ name }) => name === 'database')?.said;
  return found.map((one) => {
    if (one.name === 'database' || one.said === undefined || one.said !== cause) return one;
    const { said: _, ...rest } = one;
    return { ...rest, words: 'It could not be looked at: it needs the database.' };
  });
}

/** Looks at everything, all at once; what fails or is silent is a finding of its own. */
export const measureHealth = async (app: App): Promise<Health[]> =>
  withoutEchoes(await Promise.all(healthCheckList.map((check) => measureOne(app, check))));
