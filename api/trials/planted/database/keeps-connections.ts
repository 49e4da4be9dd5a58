// As Kysely's own driver: a transaction that could not be rolled back keeps its connection.
import { ServerPool } from '../../../src/core/database/server/server-pool.ts';

const { giveBack } = ServerPool.prototype;
ServerPool.prototype.giveBack = function (client, isBroken) {
  const loan = this.loans.get(client);
  if (!isBroken || loan?.undertaking === undefined) giveBack.call(this, client, isBroken);
};
ServerPool.prototype.heal = () => 0;
