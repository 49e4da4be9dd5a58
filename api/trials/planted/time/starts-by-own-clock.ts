// A job starts when the clock of the process says so that asked for it, not that of the database.
import { PgBoss } from 'pg-boss';

const { send } = PgBoss.prototype;
const sendByClock = function (this: PgBoss, name: string, data: object, options: object) {
  return send.call(this, name, data, { startAfter: new Date(), ...options });
};
Object.assign(PgBoss.prototype, { send: sendByClock });
