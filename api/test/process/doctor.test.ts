import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from '../../src/core/database/embedded/embedded.ts';
import type { StoredMail } from '../../src/core/mail/mail.ts';
import { command, doctor } from '../support/archives.ts';
import { builtServer } from '../support/once-per-run.ts';
import { dataFolder, endProcesses, freePort, type Started, start } from '../support/process.ts';

/** Stories that start whole programs, on a busy machine. */
const milliseconds = 120_000;

beforeAll(() => builtServer(), milliseconds);
afterAll(() => {
  endProcesses();
});

/** What was mailed where no mail server is named. */
const lettersIn = ({ DATA_DIR: folder = '' }: Record<string, string>) =>
  readdirSync(join(folder, 'mail')).map(
    (name) => JSON.parse(readFileSync(join(folder, 'mail', name), 'utf8')) as StoredMail,
  );

describe('npm run doctor, on the embedded database', () => {
  let env: Record<string, string>;
  let college: Started;
  beforeAll(async () => {
    env = { DATA_DIR: dataFolder(), PORT: String(await freePort()) };
  });

  it(
    'names a wrong setting, and a place where nothing was started yet',
    async () => {
      const wrong = await doctor({ ...env, JWT_SECRET: 'short' });
      expect(wrong.code).toBe(1);
      expect(wrong.said).toMatch(/^BAD {4}Settings: JWT_SECRET: must have 32 characters or more$/m);
      const empty = await doctor(env);
      expect(empty.code).toBe(1);
      expect(empty.said).toContain('has no database yet');
      // What only repeats that is not said again.
      expect(empty.said.match(/has no database yet/g)).toHaveLength(1);
    },
    milliseconds,
  );

  it(
    'says the same while the product runs and while it does not',
    async () => {
      env = {
        ...{ ...env, DATA_DIR: dataFolder() },
        ...{ ADMIN_EMAIL: 'keeper@college.example', ADMIN_PASSWORD: 'Correct-Horse9!' },
      };
      college = await start(env).ready();
      expect((await command('backup', env)).code).toBe(0);
      const whileRunning = await doctor(env);
      await college.end('SIGTERM');
      const stopped = await doctor(env);
      for (const { code, said } of [whileRunning, stopped]) {
        expect(said).toMatch(
          /^good {3}Database: It answers and holds [\d.]+ MB\. What people save survives a power cut\.$/m,
        );
        expect(said).toMatch(/^good {3}Backups: The newest backup is \d+ minutes? old/m);
        expect(said).toMatch(/^good {3}Secret of the server: It is the one/m);
        expect(said).toMatch(/^good {3}Version: .* of the same version\.$/m);
        expect(code).toBe(0);
      }
    },
    milliseconds,
  );

  it(
    'has a packet for who helps, in a new file of its owner alone, or in the terminal',
    async () => {
      const file = join(env['DATA_DIR'] ?? '', 'packet.txt');
      const written = await command('support-packet', env, file);
      expect(written).toEqual({
        code: 0,
        lines: [`Written to ${file}. Read it before you send it.`],
      });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).toMatch(/^good {3}Database: It answers/m);
      expect((await command('support-packet', env, file)).code, 'it is not overwritten').toBe(1);
      const { lines } = await command('support-packet', env, '-');
      expect(lines).toContain('## Settings');
      expect(lines).toContain('DATA_DIR  set');
      const nowhere = await command('support-packet', { ...env, DATA_DIR: dataFolder() }, '-');
      expect(nowhere.code).toBe(0);
      expect(nowhere.lines).toContain('It could not be read.');
    },
    milliseconds,
  );

  it(
    'tells of another secret than the one of the newest backup',
    async () => {
      const lost = await doctor({ ...env, JWT_SECRET: 'another secret of thirty-two letters' });
      expect(lost.code).toBe(1);
      expect(lost.said).toMatch(/^BAD {4}Secret of the server: It is another one/m);
      expect(lost.said).toContain('Set JWT_SECRET to what it was');
      expect(lost.said).not.toContain('thirty-two letters');
    },
    milliseconds,
  );

  it(
    'tells of a database that a newer version has changed, which no longer starts',
    async () => {
      const { pglite } = await openFolder(env['DATA_DIR'] ?? '');
      await pglite.query(
        "insert into mikro_orm_migrations (name, executed_at) values ('Migration29990101000000_newer', now())",
      );
      await pglite.close();
      expect(await start(env).ended).toBe(1);
      expect(await start(env).ended).toBe(1);
      const toKeeper = lettersIn(env).filter(({ to }) => to === env['ADMIN_EMAIL']);
      expect(toKeeper.map(({ subject }) => subject)).toEqual([
        'An older Experiencia was started, and refused',
      ]);
      const newer = await doctor(env);
      expect(newer.code).toBe(1);
      expect(newer.said).toMatch(/^BAD {4}Version: .* changed by a newer version: 1 change is/m);
      expect(newer.said).toContain('restore the backup');
    },
    milliseconds,
  );
});

describe('npm run doctor, on a server', () => {
  it(
    'tells with its own words of one that can not be reached',
    async () => {
      const port = await freePort();
      const { code, said } = await doctor({
        DATA_DIR: dataFolder(),
        DATABASE_URL: `postgres://nobody:hidden-word@127.0.0.1:${port}/none`,
      });
      expect(code).toBe(1);
      expect(said).toMatch(/^BAD {4}Database: It could not be looked at\.$/m);
      expect(said).toContain('ECONNREFUSED');
      expect(said).not.toContain('hidden-word');
    },
    milliseconds,
  );
});
