import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleSettings } from '../../src/core/database/server/server-database.ts';
import { runOperation } from '../../src/core/operation.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { testDatabase } from '../../src/testing/servers/database.ts';
import { hasPgbouncer, startPgbouncer } from '../support/pgbouncer.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

it('needs a server and PgBouncer, or says that it is not tested', () => {
  const missing = [!serverUrl && 'TEST_DATABASE_URL', !hasPgbouncer && 'the program pgbouncer'];
  const told = missing.filter(Boolean).join(' and ');
  if (told) process.stdout.write(`the pooler is not tested without ${told}\n`);
  expect(typeof told).toBe('string');
});

/** Fewer than an instance has connections of its own: they are shared at once. */
const size = 4;

describe.runIf(serverUrl && hasPgbouncer)('through PgBouncer in transaction mode', () => {
  let app: TestApp;
  let direct: Client;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const { url = '', drop } = await testDatabase();
    direct = new Client({ connectionString: url });
    await direct.connect();
    const name = new URL(url).pathname.slice(1);
    // For this database alone: others of the run have the same role.
    const { rows } = await direct.query<{ role: string }>('select user as role');
    const role = rows[0]?.role ?? '';
    for (const text of roleSettings(`${role} in database ${name}`)) await direct.query(text);
    const pooler = await startPgbouncer(new URL(url), size);
    app = await startTestApp({
      env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url },
    });
    end = async () => {
      await app.close();
      pooler.end();
      await direct.query(`alter role ${role} in database ${name} reset all`);
      await direct.end();
      await drop();
    };
  });
  afterAll(() => end());

  it('people sign up, write and read at the same time', async () => {
    const [author, mentee] = [await anAlumnus(app), await aMentee(app)];
    const asked = Array.from({ length: 60 }, (_, nth) =>
      (nth % 2 ? author : mentee).graphql('{ me { id } }'),
    );
    const answers = await Promise.all(asked);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => (data['me'] as { id: string }).id)).size).toBe(2);
  });

  it('statements stop, and times are UTC, as the role says', async () => {
    const rows = await app.app.db.sql<{ name: string; setting: string }>(
      `select name, setting from pg_settings
        where name in ('statement_timeout', 'jit', 'plan_cache_mode', 'TimeZone') order by name collate "C"`,
    );
    expect(rows.map(({ setting }) => setting)).toEqual([
      ...['UTC', 'off', 'force_generic_plan', '5000'],
    ]);
  });

  it('a statement that has a name is planned without it', async () => {
    const asked = Array.from({ length: size * 5 }, () =>
      app.app.db.sql('select name from pg_prepared_statements, pg_sleep(0.01)'),
    );
    expect((await Promise.all(asked)).flat()).toEqual([]);
    expect(app.app.config.isPrepared).toBe(false);
  });

  it('what waits for a lock is found by the name of its connection, and leaves room', async () => {
    const { db } = app.app;
    await direct.query('create table counted (n int)');
    await direct.query('insert into counted values (0)');
    await direct.query('begin');
    await direct.query('lock table counted in access exclusive mode');
    const counting = Array.from({ length: 20 }, () =>
      runOperation('count', () =>
        db.transaction((em) => db.sqlIn(em, 'update counted set n = n + 1')),
      ),
    );
    const settled = Promise.allSettled(counting);
    await eventually(() => (db.pool?.loans.size ?? 0) > 15, 'all to wait');
    const { rows } = await direct.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where starts_with(application_name, 'experiencia ') and wait_event_type = 'Lock'`,
    );
    expect(rows[0]?.waiting).toBeGreaterThan(0);
    await direct.query('commit');
    const done = (await settled).filter(({ status }) => status === 'fulfilled').length;
    expect((await direct.query('select n from counted')).rows).toEqual([{ n: done }]);
    expect(done).toBe(20);
    await direct.query('drop table counted');
  });
});
