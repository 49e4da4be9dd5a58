import type { EntityManager } from '@mikro-orm/core';
import type { MikroORM as EmbeddedORM } from '@mikro-orm/pglite';
import type { MikroORM as ServerORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction } from 'kysely';
import { currentOperation } from '../operation.ts';
import { type Statement, valuesOf } from '../sql/index.ts';
import { traced } from '../tracing/tracing.ts';
import type { DatabaseRunner } from './database-runner.ts';
import { LocksHeld } from './locks/locks-held.ts';
import type { NamedQuery, SlowStatements } from './slow-statements.ts';
import { currentUnitOfWork, runUnitOfWork } from './undertaking.ts';

/** The parts of `Database` that are the same for both kinds. */
export interface UnitsOfWork {
  /** Runs a typed statement inside a transaction. */
  queryIn<Input extends object, Row>(
    em: SqlEntityManager,
    statement: Statement<Input, Row>,
    input: Input,
  ): Promise<Row[]>;
  /**
   * A unit of work whose changes are committed together; done again from its beginning when the
   * database rolled it back. Inside, use only what it is given.
   */
  transaction<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
  /** SQL text with $1, $2 …, inside a transaction: for tests and the demo college. */
  sqlIn<Row>(em: SqlEntityManager, text: string, parameters?: unknown[]): Promise<Row[]>;
}

/** @throws inside of a unit of work: on the embedded database it would wait for itself for ever */
export function refuseInside(name: string): void {
  if (currentUnitOfWork())
    throw new Error(`statement "${name}" runs outside of the transaction it was called in`);
}

/** Runs SQL in the transaction of a unit of work. What its rows are is for the caller to say. */
export async function rowsIn<Row>(
  em: SqlEntityManager,
  text: string,
  parameters: unknown[] = [],
  statement?: string,
): Promise<Row[]> {
  const transaction = em.getTransactionContext<Transaction<unknown>>();
  if (!transaction) throw new Error('SQL of a unit of work needs a transaction');
  currentUnitOfWork()?.locks?.take(text, parameters);
  const query: NamedQuery = {
    ...CompiledQuery.raw(text, parameters),
    ...(statement !== undefined && { statement }),
  };
  const { rows } = await transaction.executeQuery<Row>(query);
  return rows;
}

/**
 * @param settings whether locks are taken in their order is asked in tests
 * @param slow of the embedded database: connections of a server note by themselves what is slow
 * @param before is waited for before each unit of work. The embedded database answers without
 *   leaving the event loop, so a call of many commands would keep everybody else waiting.
 */
export function transactions(
  orm: EmbeddedORM | ServerORM,
  runner: DatabaseRunner,
  { assertsLockOrder = false, slow }: { assertsLockOrder?: boolean; slow?: SlowStatements },
  before: () => Promise<unknown> = () => Promise.resolve(),
): UnitsOfWork {
  return {
    async transaction(work) {
      refuseInside('transaction');
      await before();
      const name = currentOperation() ?? 'a unit of work';
      return runner.retried(
        (undertaking = { name, isStopped: false, askedAt: performance.now() }) => {
          if (assertsLockOrder) undertaking.locks = new LocksHeld();
          return runUnitOfWork(undertaking, () =>
            (orm.em.fork() as EntityManager as SqlEntityManager).transactional((em) => work(em)),
          );
        },
        name,
      );
    },
    queryIn<Input extends object, Row>(
      em: SqlEntityManager,
      statement: Statement<Input, Row>,
      input: Input,
    ) {
      const compiled = statement.compiled();
      const { name } = statement;
      const rows = () => rowsIn<Row>(em, compiled.text, valuesOf(compiled, input), name);
      return traced(name, () => (slow ? slow.timed(name, rows) : rows()));
    },
    sqlIn: (em, text, parameters) => rowsIn(em, text, parameters),
  };
}
