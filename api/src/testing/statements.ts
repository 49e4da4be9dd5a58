import type { App } from '../core/context.ts';
import { dueJobs } from '../core/jobs/due-jobs.ts';
import { currentJob } from '../core/jobs/job-runner.ts';
import { startDispatcher, stopDispatcher } from '../features/notifications/index.ts';
import { eventually } from './eventually.ts';

/**
 * The statement behind every request that carries a token; no read of the product can do without
 * it.
 */
const sessionCheck = 'identity.session';

/**
 * Requests before it may still be at work behind their answers: what nobody asks for so long is
 * over.
 */
const quietMilliseconds = 100;

/**
 * Counts what a piece of work asks of the database: the names of its hot statements in the order in
 * which they were asked, and `transaction` for each unit of work. The session check of the request
 * is left out. Ask one thing at a time: a request beside it is counted with it. The dispatcher of
 * notifications rests meanwhile, and what jobs ask is left out, as some of them run whenever a
 * minute begins, and so is the look for jobs, which comes each second.
 */
export async function statementsOf(app: App, work: () => Promise<unknown>): Promise<string[]> {
  const { db } = app;
  await stopDispatcher(app);
  const asked: string[] = [];
  let lastAt = performance.now();
  const note = (name: string): void => {
    if (currentJob() || name === dueJobs) return;
    asked.push(name);
    lastAt = performance.now();
  };
  const { query, sql, transaction } = db;
  db.query = (statement, input) => {
    note(statement.name);
    return query.call(db, statement, input) as never;
  };
  db.sql = (text, parameters) => {
    note(text);
    return sql.call(db, text, parameters) as never;
  };
  db.transaction = (inside) => {
    note('transaction');
    return transaction.call(db, inside) as never;
  };
  try {
    await eventually(() => performance.now() - lastAt > quietMilliseconds, 'quiet');
    asked.length = 0;
    await work();
  } finally {
    Object.assign(db, { query, sql, transaction });
    startDispatcher(app);
  }
  return asked.filter((name) => name !== sessionCheck);
}
