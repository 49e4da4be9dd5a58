// A database server that could not be reached is left alone for half a minute.
import { ServerPool } from '../../../src/core/database/server/server-pool.ts';
import { isConnectionError } from '../../../src/core/errors.ts';

const { lend } = ServerPool.prototype;
let shunned: { until: number; error: unknown } | undefined;
ServerPool.prototype.lend = async function (undertaking) {
  if (shunned && performance.now() < shunned.until) throw shunned.error;
  try {
    return await lend.call(this, undertaking);
  } catch (error) {
    if (isConnectionError(error)) shunned = { until: performance.now() + 30_000, error };
    throw error;
  }
};
