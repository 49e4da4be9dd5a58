import { cpus, freemem, totalmem } from 'node:os';
import { supportTexts as texts } from '../../../../schema/rules/health/health-texts.ts';
import { wordFor } from '../../../../schema/rules/lists/counted.ts';
import type { App } from '../context.ts';
import type { Database } from '../database/database.ts';
import { bytesText } from './amounts.ts';
import { measureHealth } from './measure.ts';

/** A part of a packet: its title, and its lines. */
type Section = [title: string, lines: () => Promise<string[]>];

const health = async (app: App): Promise<string[]> =>
  (await measureHealth(app)).flatMap(({ state, title, words, said, advice }) => [
    `${texts.marks[state]}  ${title}: ${words}`,
    // It may name people.
    ...(said === undefined ? [] : [`       ${texts.saidLeftOut}`]),
    ...(advice === undefined ? [] : [`       → ${advice}`]),
  ]);

const program = ({ version }: App): Promise<string[]> =>
  Promise.resolve([
    `Experiencia ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    `${cpus().length} cores; ${bytesText(totalmem())} of memory, ${bytesText(freemem())} of it free`,
  ]);

const settings = ({ config }: App): Promise<string[]> =>
  Promise.resolve(Object.entries(config.told).map(([name, value]) => `${name}  ${value}`));

async function database({ db }: App): Promise<string[]> {
  const [found] = await db.sql<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const migrations = await db.sql<{ name: string }>(
    'select name from mikro_orm_migrations order by id',
  );
  return [
    `${db.kind}, PostgreSQL ${found?.version ?? '?'}`,
    `${migrations.length} migrations, the last is ${migrations.at(-1)?.name ?? 'none'}`,
  ];
}

/** As the database remembers them from its last look; below nothing where it never looked. */
const tablesBySize = `
  select relname as name, oid::regclass::text as quoted,
         pg_total_relation_size(oid)::float8 as bytes, reltuples::float8 as rows
    from pg_class
   where relkind = 'r' and relnamespace = current_schema()::regnamespace
   order by bytes desc, name`;

interface Table {
  name: string;
  quoted: string;
  bytes: number;
  rows: number;
}

/** Counts those that the database never looked at: the smallest, or those of an embedded one. */
async function countUnseen(db: Database, tables: readonly Table[]): Promise<Map<string, number>> {
  const unseen = tables.filter(({ rows }) => rows < 0);
  if (unseen.length === 0) return new Map();
  const each = unseen.map(
    ({ quoted }, at) => `select ${at} as at, count(*)::float8 as rows from ${quoted}`,
  );
  const counts = await db.sql<{ at: number; rows: number }>(each.join(' union all '));
  return new Map(counts.map(({ at, rows }) => [unseen[at]?.name ?? '', rows]));
}

async function tables({ db }: App): Promise<string[]> {
  const all = await db.sql<Table>(tablesBySize);
  const counted = await countUnseen(db, all);
  return all.map(({ name, bytes, rows }) => {
    const count = counted.get(name) ?? rows;
    return `${bytesText(bytes).padStart(9)}  ${String(count).padStart(9)} ${wordFor(count, 'row').padEnd(4)}  ${name}`;
  });
}

const jobs = async ({ jobs }: App): Promise<string[]> => {
  const counts = await jobs.counts();
  return counts
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(
      ({ name, waiting, late, failing, failed }) =>
        `${name}  ${waiting} waiting, ${late} late, ${failing} tried again, ${failed} given up`,
    );
};

/** What is to be done may name a page. */
const withoutAddress = (text: string, publicUrl: string): string =>
  text.replaceAll(publicUrl, texts.address).replaceAll(new URL(publicUrl).host, texts.address);

const section = async ([title, lines]: Section): Promise<string[]> => [
  '',
  `## ${title}`,
  // What is thrown may name people, hosts and files.
  ...(await lines().catch(() => [texts.unread])),
];

/**
 * What somebody who helps from outside needs to know of a college: how everything stands, the
 * program, its settings, sizes and the queue. One text that anybody can read before sending it:
 * it holds no secret, no address, and nothing that people wrote; a setting whose value could be one
 * of these is told as set or not.
 */
export async function supportPacket(app: App): Promise<string> {
  const sections: Section[] = [
    [texts.sections.health, () => health(app)],
    [texts.sections.program, () => program(app)],
    [texts.sections.settings, () => settings(app)],
    [texts.sections.database, () => database(app)],
    [texts.sections.tables, () => tables(app)],
    [texts.sections.jobs, () => jobs(app)],
  ];
  const parts: string[][] = [];
  for (const each of sections) parts.push(await section(each));
  const whole = `${[texts.head(app.clock.now().toISOString()), texts.promise, ...parts.flat()].join('\n')}\n`;
  return withoutAddress(whole, app.config.publicUrl);
}

/** `experiencia-support-2026-11-27.txt` */
export const supportPacketName = (at: Date): string =>
  `experiencia-support-${at.toISOString().slice(0, 10)}.txt`;
