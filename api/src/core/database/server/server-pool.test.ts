import { EventEmitter } from 'node:events';
import { Kysely, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { PoolDialect } from './pool-dialect.ts';
import { ServerPool } from './server-pool.ts';

/** A connection to a server that fails at one command, as one does whose server is restarted. */
class FailingClient extends EventEmitter {
  static failsAt = '';
  readonly _queryable = true;
  readonly processID = 1;
  connect(done: () => void): void {
    done();
  }
  query(text: string): Promise<object> {
    return text === FailingClient.failsAt
      ? Promise.reject(new Error('Connection terminated unexpectedly'))
      : Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
  }
  end(done: () => void): void {
    done();
  }
}

const poolOfOne = (): ServerPool => new ServerPool({ max: 1, Client: FailingClient as never });

/** As MikroORM does: begin, work, commit, and a rollback of what failed. */
async function transaction(db: Kysely<unknown>): Promise<void> {
  const begun = await db.startTransaction().execute();
  try {
    await sql`work`.execute(begun);
    await begun.commit().execute();
  } catch (error) {
    await begun.rollback().execute();
    throw error;
  }
}

describe('a pool of one connection', () => {
  afterEach(() => {
    FailingClient.failsAt = '';
  });

  it.each(['begin', 'work', 'commit'])('has it again after a %s that failed', async (command) => {
    const pool = poolOfOne();
    const db = new Kysely<unknown>({ dialect: new PoolDialect(pool) });
    FailingClient.failsAt = command;
    await expect(transaction(db)).rejects.toThrow('Connection terminated');
    FailingClient.failsAt = '';
    await transaction(db);
    expect([pool.loans.size, pool.pool.idleCount]).toEqual([0, 1]);
    await db.destroy();
  });

  it('has it again after a rollback that failed, and gives that connection to nobody', async () => {
    const pool = poolOfOne();
    const db = new Kysely<unknown>({ dialect: new PoolDialect(pool) });
    FailingClient.failsAt = 'rollback';
    const begun = await db.startTransaction().execute();
    const [first] = pool.loans.keys();
    await expect(begun.rollback().execute()).rejects.toThrow('Connection terminated');
    const again = await db.startTransaction().execute();
    expect(pool.loans.has(first as never)).toBe(false);
    await again.commit().execute();
    await db.destroy();
  });

  it('does not let a transaction go on with a connection that is somebody else’s', async () => {
    const pool = poolOfOne();
    const db = new Kysely<unknown>({ dialect: new PoolDialect(pool) });
    const begun = await db.startTransaction().execute();
    FailingClient.failsAt = 'commit';
    await expect(begun.commit().execute()).rejects.toThrow('Connection terminated');
    await expect(sql`work`.execute(begun)).rejects.toThrow('given back');
    await db.destroy();
  });

  it('takes back what ended and nobody gave back, and says when it is stuck', async () => {
    const pool = poolOfOne();
    const client = await pool.lend(undefined);
    const now = performance.now();
    expect([pool.heal(now + 60_000), pool.isStuck(now), pool.isStuck(now + 60_000)]).toEqual([
      0,
      false,
      true,
    ]);
    client.emit('end');
    expect([pool.heal(now), pool.heal(now + 60_000), pool.isStuck()]).toEqual([0, 1, false]);
    const next = await pool.lend(undefined);
    // Whoever held it gives it back late.
    pool.giveBack(client, false);
    pool.giveBack(next, false);
    await pool.close();
  });
});
