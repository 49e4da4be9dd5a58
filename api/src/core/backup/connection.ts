import { unfinishedTable } from '../database/embedded/unfinished-restore.ts';

/** A connection to a database that a backup or a restore has for itself. */
export interface Connection {
  query<Row>(text: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Values leave as texts that any server reads alike. */
export const plainTexts = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'`;

/** The table of jobs that a restore makes for itself. */
export const jobsTable = 'restored_jobs';

/** Where the tables of a server's college are while a backup is restored over it. */
export const asideSchema = 'before_restore';

/** Whether a server's college has given way, and the restore did not end. */
export async function isServerAside(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(
    `select from pg_namespace where nspname = '${asideSchema}'`,
  );
  return rows.length > 0;
}

/** A table as the database has it. */
export interface DatabaseTable {
  name: string;
  columns: { name: string; type: string }[];
}

/** All tables of the product with the columns that are stored, those that it computes aside. */
export async function tablesOf(connection: Connection): Promise<DatabaseTable[]> {
  const { rows } = await connection.query<{ name: string; columns: string }>(
    `select relname as name,
            json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
                     order by attnum)::text as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and attnum > 0 and not attisdropped and attgenerated = ''
        and relname not in ('${unfinishedTable}', '${jobsTable}')
      group by relname order by relname`,
  );
  return rows.map(({ name, columns }) => ({
    name,
    columns: JSON.parse(columns) as DatabaseTable['columns'],
  }));
}
