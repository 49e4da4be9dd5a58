import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client as Caller, client, eventually } from '../../src/testing/index.ts';
import { demoFolder } from '../support/once-per-run.ts';
import { endProcesses, freePort, type Started, start } from '../support/process.ts';

const milliseconds = 180_000;
const make = 'mutation { backUpNow { id state } }';
const cancel = 'mutation { cancelBackup { id } }';
const download = 'mutation ($name: ID!) { downloadBackup(name: $name) }';
const remove = 'mutation ($name: ID!) { deleteBackup(name: $name) { name } }';
const list = `{ backups { name size }
  backupWork { state said progress { rows allRows files allFiles bytes } } }`;

let env: Record<string, string>;
let college: Started;
let keeper: Caller;
let admin: Caller;

async function signedIn(email: string): Promise<Caller> {
  const { body } = await client(college.url).rest('POST', '/api/auth/signin', {
    email,
    password: 'Demo@12345',
  });
  return client(college.url, body.token);
}

beforeAll(async () => {
  env = { DATA_DIR: await demoFolder(), PORT: String(await freePort()), DEMO_DATA: 'on' };
  college = await start(env).ready();
  keeper = await signedIn('sunita.kujur@vie.example');
  admin = await signedIn('venkata.ramana.murthy@vie.example');
}, milliseconds);
afterAll(() => {
  endProcesses();
});

const folder = (): string => join(env['DATA_DIR'] ?? '', 'backups');
const kept = (): string[] => readdirSync(folder()).filter((name) => name.endsWith('.tar'));

/** Asked as the page asks, not as often as it goes: one person's requests are counted. */
const looked = async () => {
  await sleep(200);
  return keeper.ask(list);
};

/** How the last one ended. */
const ended = () =>
  eventually(
    async () => {
      const found = await looked();
      return ['done', 'failed'].includes(found.backupWork[0].state) && found;
    },
    'the end of it',
    60,
  );

describe('a super admin without a terminal', () => {
  it(
    'sees how far a backup is, fetches it as a file and deletes it',
    async () => {
      await keeper.ask(make);
      const { progress } = await eventually(
        async () => {
          const [last] = (await looked()).backupWork;
          return last.progress?.allRows > 0 && last;
        },
        'how far it is',
        60,
      );
      expect(progress.allFiles).toBeGreaterThan(100);
      expect(progress.rows).toBeLessThanOrEqual(progress.allRows);
      expect(progress.files).toBeLessThanOrEqual(progress.allFiles);
      const { backups, backupWork } = await ended();
      expect(backupWork[0]).toMatchObject({ state: 'done', progress: null });
      const [{ name, size }] = backups;

      const { downloadBackup: address } = await keeper.ask(download, { name });
      const answer = await fetch(`${college.url}${address}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-disposition': `attachment; filename="${name}"`,
        'content-length': String(size),
        'cache-control': 'no-store',
      });
      expect(bytes.equals(readFileSync(join(folder(), name)))).toBe(true);

      expect((await keeper.ask(remove, { name })).deleteBackup).toEqual([]);
      expect(kept()).toEqual([]);
      expect((await fetch(`${college.url}${address}`)).status).toBe(404);
      for (const document of [download, remove])
        expect((await keeper.refused(document, { name })).code).toBe('NOT_FOUND');
      const { auditLog } = await keeper.ask(
        '{ auditLog(first: 3) { nodes { action changes { value } } } }',
      );
      expect(auditLog.nodes).toEqual([
        { action: 'backup.delete', changes: [{ value: name }] },
        { action: 'backup.download', changes: [{ value: name }] },
        { action: 'backup.make', changes: [] },
      ]);
    },
    milliseconds,
  );

  it(
    'cancels one that is being made: nothing of it is kept, and the next one is whole',
    async () => {
      expect((await keeper.refused(cancel)).code).toBe('CONFLICT');
      await keeper.ask(make);
      await eventually(async () => (await looked()).backupWork[0].progress !== null, 'it', 60);
      await keeper.ask(cancel);
      const { backups, backupWork } = await ended();
      expect(backupWork[0]).toMatchObject({
        state: 'failed',
        said: 'The backup was cancelled. Nothing of it is kept.',
      });
      expect(backups).toEqual([]);
      expect(readdirSync(folder())).toEqual([]);
      await keeper.ask(make);
      expect((await ended()).backups).toHaveLength(1);
    },
    milliseconds,
  );

  it('is the only one: addresses can not be guessed, made by others, or lead elsewhere', async () => {
    const [name = ''] = kept();
    for (const document of [download, remove])
      expect((await admin.refused(document, { name })).code).toBe('FORBIDDEN');
    expect((await admin.refused(cancel)).code).toBe('FORBIDDEN');
    expect((await keeper.refused(download, { name: '../secrets/jwt-secret' })).code).toBe(
      'NOT_FOUND',
    );
    const { downloadBackup: address } = await keeper.ask(download, { name });
    const asked = new URL(address, college.url);
    const at = Number(asked.searchParams.get('e'));
    expect(at - Date.now() / 1000).toBeLessThanOrEqual(60);
    for (const wrong of [
      `/backups/${name}`,
      address.replace(/&s=.*/, '&s=x'),
      address.replace(`e=${at}`, `e=${at + 1}`),
      address.replace(name, name.replace('manual', 'daily')),
      address.replace(name, '..%2Fsecrets%2Fjwt-secret'),
    ])
      expect((await fetch(`${college.url}${wrong}`)).status, wrong).toBe(404);
    expect(kept()).toEqual([name]);
  });
});
