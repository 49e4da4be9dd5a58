import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, migrationsFolder } from '../../src/app.ts';
import { change } from '../../src/core/context.ts';
import type { Database } from '../../src/core/database/database.ts';
import { openDatabase } from '../../src/core/database/db.ts';
import { createPglite } from '../../src/core/database/embedded/embedded.ts';
import { topicNamed } from '../../src/core/live/events.ts';
import { buildSchema, schemaText } from '../../src/schema.ts';
import { aMentee, eventually, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { firstRows, renamedTables } from '../support/rows.ts';

const undone = topicNamed<{ tries: number }>('undone');
const told = topicNamed<{ told: boolean }>('told');
const tables =
  "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like '%migrations' order by 1";
const count = (table: string) => `select count(*)::int as count from "${table}"`;

describe('migrations', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase({
      entities,
      migrations: migrationsFolder,
      pglite: await createPglite(),
    });
  });
  afterAll(() => db.close());

  it('each runs on a database with rows in every table, and loses none', async () => {
    let filled: string[] = [];
    for (const { name } of await db.orm.migrator.getPending()) {
      await db.orm.migrator.up({ to: name });
      const there = (await db.sql<{ name: string }>(tables)).map((row) => row.name);
      filled = filled.map((table) =>
        there.includes(table) ? table : (renamedTables[table] ?? table),
      );
      for (const table of filled)
        expect(
          (await db.sql<{ count: number }>(count(table)))[0]?.count,
          `${table} after ${name}`,
        ).toBeGreaterThan(0);
      const fresh = there.filter((table) => !filled.includes(table));
      expect(
        fresh.filter((table) => !(table in firstRows)),
        'tables without a row in support/rows.ts',
      ).toEqual([]);
      for (const table of Object.keys(firstRows).filter((known) => fresh.includes(known))) {
        await db.sql(firstRows[table] ?? '');
        expect((await db.sql<{ count: number }>(count(table)))[0]?.count, table).toBe(1);
        filled.push(table);
      }
    }
    const known = Object.keys(firstRows).map((table) => renamedTables[table] ?? table);
    expect(filled.sort()).toEqual(known.sort());
  });

  it('take documents of the verified out of the queue, and leave those of others in it', async () => {
    const { migrator } = db.orm;
    const name = 'Migration20261123210200_verified_wait_no_longer';
    await db.sql("update verification_requests set status = 'pending', decided_at = null");
    const requests = () =>
      db.sql<{ status: string; at: string | null }>(
        "select r.status, to_char(r.decided_at at time zone 'utc', 'YYYY-MM-DD') as at, r.decided_by as by from verification_requests r",
      );
    const again = async () => {
      await migrator.down({ migrations: [name] });
      await migrator.up({ migrations: [name] });
    };
    await again();
    expect(await requests()).toEqual([{ status: 'pending', at: null, by: null }]);
    await db.sql("update users set is_verified = true, verified_at = '2026-11-20T12:00:00Z'");
    await again();
    expect(await requests()).toEqual([{ status: 'approved', at: '2026-11-20', by: null }]);
  });

  it('begin anew what was mailed at once, and go on with what is mailed weekly', async () => {
    const { migrator } = db.orm;
    const name = 'Migration20261123214722_job_alert_finds';
    const isAnew = async (mails: string) => {
      await migrator.down({ migrations: [name] });
      await db.sql(
        "update saved_job_searches set mails = $1, mailed_at = now() - interval '3 days'",
        [mails],
      );
      await migrator.up({ migrations: [name] });
      const found = await db.sql<{ anew: boolean }>(
        "select since > now() - interval '1 hour' as anew from saved_job_searches",
      );
      return found[0]?.anew;
    };
    expect(await isAnew('weekly')).toBe(false);
    expect(await isAnew('atOnce')).toBe(true);
    await migrator.down({ migrations: [name] });
    await db.sql("update job_openings set created_at = now() - interval '9 days'");
    await migrator.up({ migrations: [name] });
    expect(await db.sql('select is_matched as old from job_openings')).toEqual([{ old: true }]);
    expect(await db.sql('select from job_alert_finds')).toEqual([]);
  });

  it('leave exactly what the entities say', async () => {
    expect(await db.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  it('leave nothing that is searched whole whenever what it belongs to is deleted', async () => {
    const unindexed = await db.sql<{ key: string }>(
      `select format('%s: %s', key.conrelid::regclass, key.conname) as key
         from pg_constraint as key
        where key.contype = 'f' and key.connamespace = 'public'::regnamespace and not exists (
          select 1 from pg_index as index
           where index.indrelid = key.conrelid and index.indkey[0] = any (key.conkey)
             and (index.indpred is null
               or pg_get_expr(index.indpred, index.indrelid) like '(% IS NOT NULL)'))
        order by 1`,
    );
    expect(unindexed.map(({ key }) => key)).toEqual([]);
  });

  it('are told and written from entities that differ', async () => {
    await db.sql('alter table users add column surplus text');
    expect(await db.orm.schema.getUpdateSchemaSQL({ wrap: false })).toMatch(/surplus/);
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    const { code } = await db.orm.migrator.create(folder, false, false, 'no-surplus');
    expect(code.match(/this\.addSql\(`.*`\);/g)).toEqual([
      'this.addSql(`alter table "users" drop column "surplus";`);',
      'this.addSql(`alter table "users" add "surplus" text null;`);',
    ]);
    expect(code, 'functions of other migrations').not.toContain('function');
    await rm(folder, { recursive: true });
    await db.sql('alter table users drop column surplus');
  });
});

describe('a unit of work', () => {
  let app: TestApp;
  const one = 'select 1 as one';
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('is done again when the database undoes it for others, and tells once; so is a single statement', async () => {
    const { db, events } = app.app;
    const circle =
      "do $$ begin raise exception using errcode = '40P01', message = 'deadlock detected'; end $$";
    const logged: object[] = [];
    const unsubscribe = events.subscribe(undone, (payload) => {
      logged.push(payload);
    });
    let tries = 0;
    const work = async (fails: number): Promise<void> => {
      tries = 0;
      await change(app.app, async (inside) => {
        tries += 1;
        inside.publish(undone, { tries });
        await inside.sql('create temporary table if not exists undone_once ()');
        if (tries <= fails) await inside.sql(circle);
      });
    };
    await work(2);
    await eventually(() => logged.length > 0, 'the event');
    expect(logged).toEqual([{ tries: 3 }]);
    await expect(work(99)).rejects.toThrow(/deadlock/);
    expect([tries, logged.length]).toEqual([4, 1]);
    // A number that was taken stays taken, whatever is undone.
    await db.sql('create sequence undone');
    await db.sql(
      `create function undone_first() returns int language plpgsql as $$ declare n int := nextval('undone'); begin if n < 3 then raise exception using errcode = '40001'; end if; return n; end $$`,
    );
    expect(await db.sql('select undone_first() as n')).toEqual([{ n: 3 }]);
    await expect(db.sql(circle.replace('40P01', '22012'))).rejects.toThrow();
    unsubscribe();
  });

  it('refuses statements beside it, and another one inside it, instead of waiting for ever', async () => {
    const { db } = app.app;
    await expect(change(app.app, () => db.sql<{ one: number }>(one))).rejects.toThrow(
      'statement "select 1 as one" runs outside of the transaction',
    );
    await expect(change(app.app, () => change(app.app, () => Promise.resolve()))).rejects.toThrow(
      /outside of the transaction/,
    );
    await expect(
      change(app.app, async () => {
        await Promise.resolve();
        return Promise.all([db.sql<{ one: number }>(one)]);
      }),
    ).rejects.toThrow(/outside of the transaction/);
    expect(await db.sql<{ one: number }>(one)).toEqual([{ one: 1 }]);
  });

  it('reads moments as the statements beside it do', async () => {
    const { db } = app.app;
    const text =
      "select '2026-11-21T10:00:00.125Z'::timestamptz as at, array['a'] as words, '2026-11-21'::date as day";
    const read = [{ at: new Date('2026-11-21T10:00:00.125Z'), words: ['a'], day: '2026-11-21' }];
    expect(await db.sql(text)).toEqual(read);
    expect(await change(app.app, (work) => work.sql(text))).toEqual(read);
  });

  it('leaves nothing behind when it fails: no row, no job, no event', async () => {
    const { email } = await aMentee(app);
    const received: unknown[] = [];
    app.app.events.subscribe(told, (event) => received.push(event));
    const failing = change(app.app, async (work) => {
      await work.sql("update users set full_name = 'Changed' where email = $1", [email]);
      await work.enqueue('identity.mail-owner', { to: email, subject: 'never', text: 'never' });
      work.publish(told, { told: false });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await app.app.db.sql("select 1 from users where full_name = 'Changed'")).toEqual([]);
    expect(
      await app.app.db.sql("select 1 from pgboss.job where data::text like '%never%'"),
    ).toEqual([]);
    await change(app.app, (work) => {
      work.publish(told, { told: true });
      return Promise.resolve();
    });
    await expect.poll(() => received).toEqual([{ told: true }]);
  });
});

describe('schema/schema.graphql', () => {
  it('is what the api says', () => {
    expect(readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8')).toBe(
      schemaText(buildSchema()),
    );
  });
});
