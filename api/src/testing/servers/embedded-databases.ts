import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from '../../core/database/embedded/embedded.ts';
import { emptyEverything, mostUses, schemaQuery } from './empty-database.ts';
import type { TestDatabase } from './test-database.ts';

/** An embedded database of this worker, and what its schema was when it was made. */
interface Pooled {
  pglite: PGlite;
  schema: string;
  /** How often it was lent. */
  uses: number;
}

/** Those that no application uses. */
const idle: Pooled[] = [];

async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ schema: string }>(schemaQuery);
  return rows[0]?.schema ?? '';
}

async function make(archive: () => Promise<Blob>): Promise<Pooled> {
  const pglite = await createPglite(await archive());
  return { pglite, schema: await schemaOf(pglite), uses: 0 };
}

/**
 * Empties a database for the next application; one whose schema a test changed, or that can't be
 * emptied, is closed.
 */
async function takeBack(pooled: Pooled): Promise<void> {
  const { pglite, schema, uses } = pooled;
  try {
    if (uses < mostUses && (await schemaOf(pglite)) === schema) {
      // What a session was told holds for the next one no more; it can't run in a transaction.
      await pglite.exec('discard all');
      await pglite.exec(emptyEverything);
      idle.push(pooled);
      return;
    }
  } catch {
    // A unit of work that was cut off may still hold it.
  }
  await pglite.close();
}

/**
 * The database as one application has it: closed for it, it answers nothing any more to what it
 * still does.
 */
function lend(pglite: PGlite): { pglite: PGlite; end: () => void } {
  let isClosed = false;
  const lent = new Proxy(pglite, {
    get(target, name) {
      if (name === 'close')
        return () => {
          isClosed = true;
          return Promise.resolve();
        };
      if (name === 'closed') return isClosed;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || name === 'constructor') return value;
      return (...args: unknown[]): unknown => {
        if (isClosed) throw new Error('PGlite is closed');
        return Reflect.apply(value, target, args);
      };
    },
  });
  return {
    pglite: lent,
    end: () => {
      isClosed = true;
    },
  };
}

/**
 * A migrated embedded database. One that another application of this worker has left is emptied and
 * taken again: making a new one takes many times as long.
 */
export async function borrowEmbedded(archive: () => Promise<Blob>): Promise<TestDatabase> {
  const pooled = idle.pop() ?? (await make(archive));
  pooled.uses += 1;
  const { pglite, end } = lend(pooled.pglite);
  return {
    pglite,
    async drop() {
      end();
      await takeBack(pooled);
    },
  };
}
