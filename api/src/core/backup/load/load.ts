import type { Manifest, Table } from '../archive/archive.ts';
import { BackupError } from '../bytes.ts';
import {
  type Connection,
  type DatabaseTable,
  jobsTable,
  plainTexts,
  quoted,
  tablesOf,
} from '../connection.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Says what kind of loss it would be, where an archive and its own migrations differ. */
const differs = (name: string): BackupError =>
  new BackupError(`The archive is not as its migrations make it: ${JSON.stringify(name)} differs.`);

const doesNotFit =
  (name: string) =>
  (error: unknown): never => {
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The rows of ${name} do not fit into the database: ${why}`, {
      cause: error,
    });
  };

/**
 * Loads the rows of an archive into tables that its own migrations have just made, all of it in
 * the transaction of `connection`. Triggers do not run: what they would write is in the archive.
 * Foreign keys are made anew behind the rows, which shows that nothing names what is not there.
 */
export class Loader {
  readonly #connection: Connection;
  #tables: DatabaseTable[] = [];
  #foreignKeys: ForeignKey[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws BackupError for tables or columns other than the database has */
  async begin(manifest: Manifest): Promise<void> {
    for (const setting of plainTexts.split(';'))
      await this.#connection.query(setting.trim().replace(/^set /, 'set local '));
    this.#tables = await tablesOf(this.#connection);
    for (const { name, columns } of manifest.tables) {
      const own = this.#tables.find((table) => table.name === name);
      const isSame = own?.columns.map((column) => column.name).join() === columns.join();
      if (name !== jobsTable && !isSame) throw differs(name);
    }
    for (const { name } of this.#tables)
      if (!manifest.tables.some((table) => table.name === name)) throw differs(name);
    await this.#takeOff();
    await this.#connection.query(
      `create table ${jobsTable} (id uuid primary key, name text not null, data jsonb,
         start_after timestamptz not null, group_id text)`,
    );
    this.#tables.push({
      name: jobsTable,
      columns: [
        { name: 'id', type: 'uuid' },
        { name: 'name', type: 'text' },
        { name: 'data', type: 'jsonb' },
        { name: 'start_after', type: 'timestamptz' },
        { name: 'group_id', type: 'text' },
      ],
    });
  }

  /** Rows that migrations wrote go too: the archive has them. */
  async #takeOff(): Promise<void> {
    const { rows } = await this.#connection.query<ForeignKey>(
      `select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
         from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    this.#foreignKeys = rows;
    for (const { table, name } of rows)
      await this.#connection.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
    for (const { name } of this.#tables)
      await this.#connection.query(`alter table ${quoted(name)} disable trigger user`);
    await this.#connection.query(
      `truncate ${this.#tables.map(({ name }) => quoted(name)).join(', ')}`,
    );
  }

  async rows({ name }: Table, rows: readonly string[]): Promise<void> {
    const table = this.#tables.find((each) => each.name === name);
    if (!table) throw differs(name);
    const into = table.columns.map((column) => quoted(column.name)).join(', ');
    const values = table.columns.map(({ type }, at) => `(given.texts ->> ${at})::${type}`);
    await this.#connection
      .query(
        `insert into ${quoted(name)} (${into}) overriding system value
         select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as given(texts)`,
        [`[${rows.join(',')}]`],
      )
      .catch(doesNotFit(name));
  }

  /**
   * Ends it: nothing is left of what was taken off.
   * @param ended tables whose rows count no more where they are restored
   */
  async finish(manifest: Manifest, ended: readonly string[]): Promise<void> {
    for (const { table, name, definition } of this.#foreignKeys)
      await this.#connection
        .query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
        .catch(doesNotFit(table));
    // An archive of an older program may have no such table: there is nothing to end then.
    for (const name of ended)
      if (this.#tables.some((table) => table.name === name))
        await this.#connection.query(`delete from ${quoted(name)}`);
    for (const { name } of this.#tables)
      await this.#connection.query(`alter table ${quoted(name)} enable trigger user`);
    await this.#connection.query(
      `select setval(format('public.%I', sequencename)::regclass, last)
         from pg_sequences join jsonb_to_recordset($1::jsonb) as given(name text, last bigint)
              on given.name = sequencename
        where schemaname = 'public'`,
      [JSON.stringify(manifest.sequences)],
    );
  }
}
