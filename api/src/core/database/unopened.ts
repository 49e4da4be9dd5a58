import type { Database } from './database.ts';
import { SlowStatements } from './slow-statements.ts';

/** What stands in the place of a database that can't be opened: whoever asks it is told why. */
export function unopenedDatabase(kind: Database['kind'], why: unknown): Database {
  const refuse = (): Promise<never> =>
    Promise.reject(why instanceof Error ? why : new Error(String(why)));
  return {
    kind,
    slow: new SlowStatements(),
    get orm(): never {
      throw why;
    },
    query: refuse,
    queryIn: refuse,
    sql: refuse,
    sqlIn: refuse,
    transaction: refuse,
    lastFullAt: () => undefined,
    lastAnswerAt: () => 0,
    commits: () => undefined,
    waitsForDisk: () => false,
    kept: refuse,
    isBackedUp: refuse,
    close: () => Promise.resolve(),
  };
}
