import { setTimeout as sleep } from 'node:timers/promises';
import { change, type Work } from '../core/context.ts';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';

const waiting =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
/** The embedded database tells of nobody who waits: all stand in line for its one connection. */
const underWay = 300;

/**
 * Calls one after the other while something is locked: each has come to wait before the next one
 * begins, and all go on once the last one waits.
 * @param lock takes what they wait for
 * @returns what they answer
 */
export async function callsWhileHeld<Answers extends readonly unknown[]>(
  app: TestApp,
  lock: (work: Work) => Promise<unknown>,
  calls: { [Index in keyof Answers]: () => Promise<Answers[Index]> },
): Promise<Answers> {
  const { db } = app.app;
  const [isHeld, mayGoOn] = [
    Promise.withResolvers<undefined>(),
    Promise.withResolvers<undefined>(),
  ];
  const holding = change(app.app, async (work) => {
    await lock(work);
    isHeld.resolve(undefined);
    await mayGoOn.promise;
  });
  await Promise.race([isHeld.promise, holding]);
  const answers: Promise<unknown>[] = [];
  try {
    for (const call of calls) {
      answers.push(call());
      if (db.kind === 'embedded') await sleep(underWay);
      else
        await eventually(
          async () => (await db.sql(waiting)).length >= answers.length,
          `the wait of call ${answers.length}`,
        );
    }
  } finally {
    mayGoOn.resolve(undefined);
    await holding;
  }
  return (await Promise.all(answers)) as unknown as Answers;
}
