// A full disk of the database server is an error as any other.
import { DatabaseError } from 'pg';

const codes = new WeakMap<DatabaseError, string | undefined>();
Object.defineProperty(DatabaseError.prototype, 'code', {
  get(this: DatabaseError) {
    return codes.get(this);
  },
  set(this: DatabaseError, code: string | undefined) {
    codes.set(this, code === '53100' ? 'XX000' : code);
  },
});
