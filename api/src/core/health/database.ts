import { counted } from '../../../../schema/rules/lists/counted.ts';
import type { Database } from '../database/database.ts';
import { disk } from '../program/disk.ts';
import { bytesText } from './amounts.ts';
import type { Finding, HealthCheck } from './check.ts';
import { replicaFinding } from './replica.ts';
import { manySlow, slowWords } from './slow.ts';

/** A statement that runs for so long holds others up. */
const slowSeconds = 3;

interface Measured {
  bytes: number;
  connections: number;
  most: number;
  slow: number;
  /** Settings that keep what was acknowledged through a power cut. */
  unsafe: string[];
}

const measured = `
  select pg_database_size(current_database())::float8 as bytes,
         (select count(*)::int from pg_stat_activity where backend_type = 'client backend')
           as connections,
         current_setting('max_connections')::int as most,
         (select count(*)::int from pg_stat_activity
           where state = 'active' and backend_type = 'client backend'
             and now() - query_start > make_interval(secs => $1)) as slow,
         array(select name from pg_settings
                where name in ('fsync', 'full_page_writes', 'synchronous_commit')
                  and setting = 'off')::text[] as unsafe`;

/** So many of the server's connections in use: the next instance may find none. */
const busyShare = 0.9;

const selectRoom =
  'create temp table room on commit drop as select repeat(md5(n::text), 8) from generate_series(1, 500) n';

/** Whether a few pages can be written, which are given back: asked of one that was full. */
export const hasRoom = (db: Database): Promise<boolean> =>
  db.sql(selectRoom).then(
    () => true,
    () => false,
  );

const full: Finding = {
  state: 'bad',
  words: 'The disk of the database is full: people can read, but nothing can be saved.',
  advice: 'Make room on it: delete what else lies there, or give the machine a larger disk.',
};

/** Whether it answers, how large it is, and whether it keeps what it was told. */
export const database: HealthCheck = {
  name: 'database',
  title: 'Database',
  about: 'Whether it answers, its size and connections, and whether it survives a power cut.',
  whenUnknown: ({ db }) =>
    db.kind === 'embedded'
      ? 'Make room on the disk of DATA_DIR where it is full; else look whether DATA_DIR in the settings still names the folder of the database. Nothing works without it.'
      : 'Start the database server, or look whether DATABASE_URL in the settings still names it. Nothing works without it.',
  degraded: (_app, asked) => asked.database === 'full' && 'database full',
  async measure({ db, config, stale }) {
    if (db.lastFullAt() !== undefined && !(await hasRoom(db))) return full;
    const [found] = await db.sql<Measured>(measured, [slowSeconds]);
    const { bytes, connections, most, slow, unsafe } = found ?? {
      ...{ bytes: 0, connections: 0, most: 1, slow: 0, unsafe: [] },
    };
    const size = `It answers and holds ${bytesText(bytes)}.`;
    const kept = `${size} What people save survives a power cut.`;
    if (db.kind === 'embedded') {
      // Its changes are brought to the disk by this program, whatever its settings say.
      const free = await disk.freeBytes(config.dataDir);
      return free < bytes
        ? {
            state: 'attention',
            words: `${size} The disk has ${bytesText(free)} left, and a backup needs as much as the database for a while.`,
            advice: 'Make room on the disk of DATA_DIR.',
          }
        : { state: 'good', words: `${kept}${slowWords(db.slow)}` };
    }
    if (unsafe.length > 0)
      return {
        state: 'bad',
        words: `${size} It may lose what people wrote in a power cut: ${unsafe.join(', ')} is off.`,
        advice: `Whoever runs the database server turns it on: ${unsafe.map((name) => `${name} = on`).join(', ')} in postgresql.conf.`,
      };
    const lacks = (await db.missingSettings?.()) ?? [];
    if (lacks.length > 0)
      return {
        state: 'attention',
        words: `${size} Its role lacks settings that a pooler can not pass on (${lacks.join(', ')}): slow statements are not stopped, or not planned well.`,
        advice:
          'Whoever runs the database server gives them to the role, by the lines of docs/decisions/pooler.md; then start the program again.',
      };
    const busy = `${counted(connections, 'connection is', 'connections are')} in use, of ${most}.`;
    if (connections >= busyShare * most)
      return {
        state: 'attention',
        words: `${size} ${busy}`,
        advice: 'Raise max_connections of the database server, or stop what else uses it.',
      };
    if (slow > 0)
      return {
        state: 'attention',
        words: `${size} ${counted(slow, 'statement runs', 'statements run')} for more than ${slowSeconds} seconds by now.`,
        advice:
          'A backup or another program may be at work. If it stays so for an hour, the machine of the database needs more memory or a faster disk.',
      };
    return (
      manySlow(size, db.slow) ??
      replicaFinding(size, await stale.look()) ?? {
        state: 'good',
        words: `${kept} ${busy}${slowWords(db.slow)}`,
      }
    );
  },
};
