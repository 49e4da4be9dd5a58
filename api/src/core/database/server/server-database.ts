import { MikroORM as ServerORM } from '@mikro-orm/postgresql';
import { databaseConnectMilliseconds } from '../../../limits.ts';
import type { Log } from '../../log.ts';
import { valuesOf } from '../../sql/index.ts';
import { traced } from '../../tracing/tracing.ts';
import type { Database, DatabaseSettings } from '../database.ts';
import { DatabaseRunner } from '../database-runner.ts';
import { databaseLocks } from '../locks/database-locks.ts';
import { unknownMigrations } from '../migrate/schema-check.ts';
import { ormOptions } from '../orm-options.ts';
import { SlowStatements, shapeOf } from '../slow-statements.ts';
import { refuseInside, transactions } from '../transactions.ts';
import { PoolDialect } from './pool-dialect.ts';
import { ServerLine } from './server-line.ts';
import { ServerPool } from './server-pool.ts';
import { ServerWatch } from './server-watch.ts';
import { parsing, sessionOptions, sessionSettings } from './session-settings.ts';
import { SideConnection } from './side-connection.ts';

/** What the role has to be set to where a pooler lends its connections to all. */
export const roleSettings = (role: string): string[] =>
  Object.entries(sessionSettings).map(
    ([name, value]) => `alter role ${role} set ${name} = '${value}'`,
  );

const differing = `
  select name from json_each_text($1) as wanted (name, value)
   where case wanted.name
           when 'statement_timeout'
             then current_setting(name)::interval not between '1ms' and value::interval
           when 'timezone' then extract(timezone from now()) <> 0
           else current_setting(name) <> value
         end`;

/**
 * What the role of a database behind a pooler lacks: nothing stops a statement then, or times are
 * of another zone.
 */
const missingSettings = async (sql: Database['sql']): Promise<string[]> =>
  (await sql<{ name: string }>(differing, [JSON.stringify(sessionSettings)])).map(
    ({ name }) => name,
  );

async function tellMissingSettings(sql: Database['sql'], log: Log | undefined): Promise<void> {
  const settings = await missingSettings(sql);
  if (settings.length > 0)
    log?.warn(
      { settings },
      'the role of the database lacks settings that a pooler can not pass on: see docs/decisions/pooler.md',
    );
}

/** The lock is taken for the moment of this statement, unless a backup has it. */
async function isBackedUp(sql: Database['sql']): Promise<boolean> {
  const [lock] = await sql<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${databaseLocks.backup}) as "isFree"`,
  );
  return !lock?.isFree;
}

/** A server keeps its log by itself, and others write to it. */
const ofServer = {
  commits: () => undefined,
  waitsForDisk: () => false,
  kept: () => Promise.resolve(),
} satisfies Partial<Database>;

function openPool(poolerUrl: string | undefined, serverUrl: string, line: ServerLine): ServerPool {
  return new ServerPool({
    connectionString: poolerUrl ?? serverUrl,
    max: 20,
    types: parsing,
    connectionTimeoutMillis: databaseConnectMilliseconds,
    stream: () => line.socket(),
    // A pooler shares connections among all, and takes no settings of one of them.
    ...(poolerUrl === undefined && { options: sessionOptions }),
  });
}

const ormOf = (
  pool: ServerPool,
  slow: SlowStatements,
  { entities, migrations }: DatabaseSettings,
  clientUrl: string,
): Promise<ServerORM> =>
  ServerORM.init({
    ...ormOptions(entities, migrations),
    clientUrl,
    // As a function: what is given as it is would be copied.
    driverOptions: () => new PoolDialect(pool, slow),
  });

const sqlOf =
  (pool: ServerPool, runner: DatabaseRunner, slow: SlowStatements): Database['sql'] =>
  async <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => {
    refuseInside(text);
    const { rows } = await runner.retried(() =>
      pool.run(undefined, (client) =>
        slow.timed(
          () => shapeOf(text),
          () => client.query<never>(text, parameters),
        ),
      ),
    );
    return rows;
  };

/** Opens a database server, through a pooler where there is one. */
export async function openServer(settings: DatabaseSettings, clientUrl: string): Promise<Database> {
  const { poolerUrl, isPrepared = true } = settings;
  const line = new ServerLine();
  const pool = openPool(poolerUrl, clientUrl, line);
  const slow = new SlowStatements();
  const orm = await ormOf(pool, slow, settings, clientUrl);
  const side = new SideConnection({ connectionString: clientUrl });
  const watch = new ServerWatch(pool, line, side, settings.log);
  const runner = new DatabaseRunner(undefined, watch);
  const sql = sqlOf(pool, runner, slow);
  if (poolerUrl !== undefined) await tellMissingSettings(sql, settings.log);
  const db: Database = {
    orm,
    kind: 'server',
    pool,
    slow,
    lastFullAt: () => runner.fullAt,
    lastAnswerAt: () => runner.answeredAt,
    ...ofServer,
    isBackedUp: () => isBackedUp(sql),
    missingSettings: () => (poolerUrl === undefined ? Promise.resolve([]) : missingSettings(sql)),
    ...transactions(orm, runner, settings),
    async query(statement, input) {
      refuseInside(statement.name);
      const compiled = statement.compiled();
      const values = valuesOf(compiled, input);
      const { rows } = await traced(statement.name, () =>
        runner.retried(
          (undertaking) =>
            pool.run(undertaking, (client) =>
              slow.timed(statement.name, () =>
                client.query<never>({
                  text: compiled.text,
                  values,
                  ...(isPrepared && compiled.name !== null && { name: compiled.name }),
                }),
              ),
            ),
          statement.name,
        ),
      );
      return rows;
    },
    sql,
    async close() {
      watch.close();
      await orm.close(true);
      await pool.close();
    },
  };
  runner.isNewer = async () => (await unknownMigrations(db)).length > 0;
  return db;
}
