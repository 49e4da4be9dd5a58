import type { Readable } from 'node:stream';
import {
  archiveFormat,
  type End,
  filePartBytes,
  type Manifest,
  type Part,
  type Table,
} from './archive/archive.ts';
import { ByteReader } from './bytes.ts';
import { type Connection, jobsTable, plainTexts, quoted, tablesOf } from './connection.ts';

/** Where a backup is made from. */
export interface Source {
  connection: Connection;
  /** SQL of all stored files in the order of their `id`s, with the names of their `variants`. */
  storedFiles: string;
  /** The bytes of a file, or null. */
  bytesOf(key: string): Promise<Readable | null>;
  about: Pick<Manifest, 'program' | 'college' | 'createdAt' | 'secret' | 'secretFingerprint'>;
  /** Hears how much there is, before any of it is read; without it nothing is counted. */
  totals?: ((totals: { rows: number; files: number }) => void) | undefined;
}

const fetchedRows = 500;
/** Characters of rows in one part. */
const partLength = 1024 * 1024;

/**
 * What waits to be done: it is neither lost nor, for what a process was just doing, done by halves.
 * Of pg-boss's own tables nothing else is kept; the next start makes them.
 */
const waitingJobs = {
  name: jobsTable,
  columns: ['id', 'name', 'data', 'start_after', 'group_id'],
  sql: `select id, name, data, case state when 'active' then now() else start_after end as start_after,
               group_id
          from pgboss.job where state in ('created', 'retry', 'active')`,
};

const selectTexts = (columns: readonly string[], from: string): string =>
  `select array_to_json(array[${columns.map((name) => `${quoted(name)}::text`).join(', ')}])::text as row
     from ${from}`;

/** The rows of a query, some at a time. */
async function* cursor<Row>(connection: Connection, sql: string): AsyncGenerator<Row[]> {
  await connection.query(`declare backup no scroll cursor for ${sql}`);
  for (;;) {
    const { rows } = await connection.query<Row>(`fetch ${fetchedRows} from backup`);
    if (rows.length > 0) yield rows;
    if (rows.length < fetchedRows) break;
  }
  await connection.query('close backup');
}

/** The rows of one table. */
async function* rowParts(
  connection: Connection,
  table: Table,
  from: string,
  counts: Record<string, number>,
): AsyncGenerator<Part> {
  let [number, length, rows] = [0, 0, [] as string[]];
  const part = (): Part => {
    number += 1;
    counts[table.name] = (counts[table.name] ?? 0) + rows.length;
    const full = rows;
    [length, rows] = [0, []];
    return { kind: 'rows', table, number, rows: full };
  };
  for await (const fetched of cursor<{ row: string }>(
    connection,
    selectTexts(table.columns, from),
  )) {
    for (const { row } of fetched) {
      rows.push(row);
      length += row.length;
    }
    if (length >= partLength) yield part();
  }
  if (rows.length > 0) yield part();
}

/** The bytes of one file, in as many parts as it takes. */
async function* fileParts(key: string, bytes: Readable): AsyncGenerator<Part & { kind: 'file' }> {
  const reader = new ByteReader(bytes);
  let part = await reader.upTo(filePartBytes);
  for (let number = 1; ; number += 1) {
    const next =
      part.length < filePartBytes ? part.subarray(0, 0) : await reader.upTo(filePartBytes);
    yield { kind: 'file', key, number, isLast: next.length === 0, bytes: part };
    if (next.length === 0) return;
    part = next;
  }
}

async function* allFiles(
  { connection, storedFiles, bytesOf }: Source,
  end: End,
): AsyncGenerator<Part> {
  interface Stored {
    id: string;
    variants: string[] | null;
  }
  for await (const files of cursor<Stored>(connection, storedFiles))
    for (const { id, variants } of files)
      for (const key of [id, ...(variants ?? []).map((variant) => `${id}.${variant}`).sort()]) {
        const bytes = await bytesOf(key);
        if (!bytes) {
          end.missing.push(key);
          continue;
        }
        end.files += 1;
        for await (const part of fileParts(key, bytes)) {
          end.fileBytes += part.bytes.length;
          yield part;
        }
      }
}

async function manifestOf(connection: Connection, about: Source['about']): Promise<Manifest> {
  const tables = (await tablesOf(connection)).map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
  }));
  const { rows: sequences } = await connection.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' order by 1`,
  );
  const { rows: migrations } = await connection.query<{ name: string }>(
    'select name from mikro_orm_migrations order by name',
  );
  const { rows: queue } = await connection.query(
    `select from pg_class where oid = to_regclass('pgboss.job')`,
  );
  const { name, columns } = waitingJobs;
  return {
    format: archiveFormat,
    ...about,
    migrations: migrations.map((migration) => migration.name.replace(/\.[jt]s$/, '')),
    tables: [...tables, ...(queue.length > 0 ? [{ name, columns }] : [])],
    sequences: sequences.flatMap(({ name, last }) => (last === null ? [] : [{ name, last }])),
  };
}

/** How many rows the tables have, and how many files they name, each size of one by itself. */
async function countAll(
  { connection, storedFiles }: Source,
  tables: readonly (Table & { from: string })[],
): Promise<{ rows: number; files: number }> {
  const counts = tables.map(({ from }) => `(select count(*) from ${from})`).join(' + ');
  const { rows } = await connection.query<{ rows: string; files: string }>(
    `select (${counts || '0'})::text as rows,
            (select coalesce(sum(1 + cardinality(stored.variants)), 0)
               from (${storedFiles}) as stored)::text as files`,
  );
  return { rows: Number(rows[0]?.rows), files: Number(rows[0]?.files) };
}

/**
 * All that a place has, as it stood at one moment: the database in one snapshot, then the files
 * that it names.
 */
export async function* dump(source: Source): AsyncGenerator<Part> {
  const { connection, about } = source;
  await connection.query('begin isolation level repeatable read read only');
  for (const setting of plainTexts.split(';')) await connection.query(setting.trim());
  const manifest = await manifestOf(connection, about);
  yield { kind: 'manifest', manifest };
  const end: End = { rows: {}, files: 0, fileBytes: 0, missing: [] };
  const tables = manifest.tables.map((table) => ({
    ...table,
    from: table.name === jobsTable ? `(${waitingJobs.sql}) as job` : quoted(table.name),
  }));
  source.totals?.(await countAll(source, tables));
  for (const { from, ...table } of tables) yield* rowParts(connection, table, from, end.rows);
  yield* allFiles(source, end);
  yield { kind: 'end', end };
  await connection.query('commit');
}
