import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupTexts } from '../../../schema/rules/backups/backups-texts.ts';
import { noWords } from '../../../schema/rules/college/college-texts.ts';
import { type Client as Caller, eventually } from '../../src/testing/index.ts';
import { command } from '../support/archives.ts';
import { dataFolder, endProcesses, freePort, type Started, start } from '../support/process.ts';
import { bring, head, placeOfCollege, plain, signedIn, unlocked } from './support/restored-over.ts';

const milliseconds = 240_000;
const ask = '{ restoreOver { why college phase name said lost { people } last { archive undo } } }';
const look = 'mutation ($name: ID) { lookIntoKept(name: $name) { phase } }';
const restore =
  'mutation ($name: ID, $college: String!, $code: String!) { restoreKept(name: $name, college: $college, code: $code) { phase } }';

const serverUrl = process.env['TEST_DATABASE_URL'];

let env: Record<string, string>;
let place: Awaited<ReturnType<typeof placeOfCollege>>;
let college: Started;
let admin: Caller;
/** What was kept, and what is kept beside it that is none. */
let path: string;
let name: string;
const foreign = 'experiencia-20200101T000000Z-manual.tar';
let codes: string[];
let called: string;
/** What the page says to an admin without a second factor. */
let unfactored: string;
/** The backup of what the first restore replaced. */
let undone: string;

const stateNow = async () => (await admin.ask(ask)).restoreOver;
const aboutNow = async (): Promise<string> =>
  (await admin.ask('{ college { words { about } } }')).college.words.about;
const say = async (about: string): Promise<void> => {
  const { version } = (await admin.ask('{ college { version } }')).college;
  await admin.ask(
    'mutation ($v: Int!, $w: CollegeInput!) { changeCollege(version: $v, words: $w) { version } }',
    { v: version, w: { ...noWords, about } },
  );
};
const looked = async (which?: string): Promise<string> => {
  await admin.ask(look, { name: which });
  return eventually(async () => {
    await sleep(200);
    const { phase } = await stateNow();
    return ['ready', 'refused'].includes(phase) && phase;
  }, 'all of it read');
};
const given = (code = codes[0]) => ({ name, college: called, code });

beforeAll(async () => {
  place = await placeOfCollege(serverUrl);
  env = { ...place.env, PORT: String(await freePort()), DEMO_DATA: 'on' };
  college = await start(env).ready();
  admin = await signedIn(college, head);
  unfactored = (await stateNow()).why;
  const { beginSecondFactor } = await admin.ask('mutation { beginSecondFactor { secret } }');
  const code = new TOTP({ secret: Secret.fromBase32(beginSecondFactor.secret) }).generate();
  ({ enableSecondFactor: codes } = await admin.ask(
    'mutation ($code: String!) { enableSecondFactor(code: $code) }',
    { code },
  ));
  await say('As it was.');
  path = (await command('backup', env)).lines[0] ?? '';
  name = basename(path);
  await writeFile(join(dirname(path), foreign), 'not an archive at all');
  await say('As it is.');
  called = (await stateNow()).college;
}, milliseconds);
afterAll(async () => {
  endProcesses();
  await place.end();
});

describe('a running college', () => {
  it('is restored by super admins alone, from a kept backup that was read, by its name', async () => {
    const other = await signedIn(college, plain);
    expect(unfactored).toBe(backupTexts.over.needsFactor);
    expect((await stateNow()).why).toBe(null);
    for (const [document, variables] of [
      [ask, {}],
      [look, { name }],
      [restore, given()],
    ] as const)
      expect((await other.refused(document, variables)).code).toBe('FORBIDDEN');
    expect((await admin.refused(restore, given())).code).toBe('CONFLICT');
    for (const wrong of ['../secrets/jwt-secret', `../backups/${name}`, 'newest'])
      expect((await admin.refused(look, { name: wrong })).code).toBe('NOT_FOUND');
    expect(await looked(foreign)).toBe('refused');
    expect((await admin.refused(restore, { ...given(), name: foreign })).code).toBe('CONFLICT');
    expect(await looked(name)).toBe('ready');
    expect((await stateNow()).lost).toEqual({ people: 0 });
    expect((await admin.refused(restore, { ...given(), name: foreign })).code).toBe('CONFLICT');
    for (const wrong of [{ college: 'Another' }, { code: '000000' }])
      expect((await admin.refused(restore, { ...given(), ...wrong })).code).toBe('BAD_USER_INPUT');
    expect(await aboutNow()).toBe('As it is.');
  });

  it(
    'takes no order that this program did not write, and none of another day',
    async () => {
      await college.end('SIGTERM');
      const staged = join(env['DATA_DIR'] ?? '', 'restore.staged');
      const over = { adminId: 'x', at: new Date().toISOString(), undo: null };
      for (const seal of [null, 'AAAA', 'A'.repeat(43)]) {
        await mkdir(staged, { recursive: true });
        const order = { archive: name, key: null, over, seal };
        await writeFile(join(staged, 'order.json'), JSON.stringify(order));
        college = await start(env).ready();
        expect((await stateNow()).said).toMatch(/not written by this program/);
        expect(await aboutNow()).toBe('As it is.');
        if (seal?.length !== 43) await college.end('SIGTERM');
      }
    },
    milliseconds,
  );

  it(
    'gives its place to one of two who ask at once, and tells everybody meanwhile',
    async () => {
      expect(await looked(name)).toBe('ready');
      const asked = await Promise.all([
        admin.graphql(restore, given(codes[1])),
        admin.graphql(restore, given(codes[2])),
      ]);
      expect(asked.map(({ errors }) => errors?.[0]?.extensions.code ?? 'begun').sort()).toEqual([
        'CONFLICT',
        'begun',
      ]);
      const page = await eventually(
        async () => {
          const answer = await fetch(college.url, { headers: { accept: 'text/html' } }).catch(
            () => null,
          );
          return answer?.status === 503 && answer;
        },
        'the page that waits',
        120,
      );
      expect(page.headers.get('retry-after')).toBe('10');
      expect(await page.text()).toMatch(
        /http-equiv="refresh".*is back in some minutes.*fetch\("\/restore\.json"/s,
      );
      admin = await unlocked(college, codes[3] ?? '');
      expect(await aboutNow()).toBe('As it was.');
      const { last, said } = await stateNow();
      expect([last.archive, said]).toEqual([name, null]);
      undone = last.undo;
      const { auditLog } = await admin.ask('{ auditLog(first: 5) { nodes { action } } }');
      expect(JSON.stringify(auditLog)).toContain('backup.restore');
    },
    milliseconds,
  );

  it(
    'is as before where the backup turns out to be broken, and its orders are used up',
    async () => {
      const whole = readFileSync(path);
      expect(await looked(name)).toBe('ready');
      await writeFile(path, whole.subarray(0, whole.length - 70_000));
      await admin.ask(restore, given(codes[4]));
      const said = await eventually(
        async () => {
          await sleep(500);
          const state = await stateNow().catch(() => null);
          return state?.phase === 'nothing' && state.said;
        },
        'the college back',
        120,
      );
      expect(said).toMatch(/cut off/);
      expect(await aboutNow()).toBe('As it was.');
      await writeFile(path, whole);
      expect(await looked(name)).toBe('ready');
      expect((await admin.refused(restore, given(codes[4]))).code).toBe('BAD_USER_INPUT');
    },
    milliseconds,
  );
});

it(
  'a restore over a college is undone by the backup of before',
  async () => {
    expect(await looked(undone)).toBe('ready');
    const startNow = async (): Promise<unknown> =>
      ((await (await fetch(`${college.url}/restore.json`)).json()) as { start?: unknown }).start;
    const before = await startNow();
    await admin.ask(restore, { ...given(codes[5]), name: undone });
    await eventually(
      async () => {
        const now = await startNow().catch(() => undefined);
        return now !== undefined && now !== before;
      },
      'another start',
      120,
    );
    admin = await unlocked(college, codes[6] ?? '');
    expect(await aboutNow()).toBe('As it is.');
  },
  milliseconds,
);

it.skipIf(!serverUrl)(
  'nothing is restored over a college while another instance uses it',
  async () => {
    expect(await looked(name)).toBe('ready');
    const other = await start({
      ...env,
      DATA_DIR: dataFolder(),
      PORT: String(await freePort()),
    }).ready();
    expect((await stateNow()).why).toBe(backupTexts.over.hasOthers);
    expect((await admin.refused(restore, given(codes[7]))).message).toBe(
      backupTexts.over.hasOthers,
    );
    await other.end('SIGTERM');
    await eventually(async () => (await stateNow()).why === null, 'the other gone');
    expect(await aboutNow()).toBe('As it is.');
  },
  milliseconds,
);

it(
  'one that is brought from elsewhere takes its place as a kept one does',
  async () => {
    await bring(college, admin, readFileSync(path));
    expect(await looked()).toBe('ready');
    expect(await stateNow()).toMatchObject({ name: null, lost: { people: 0 } });
    // What was read is what is restored: no kept one in its place.
    expect((await admin.refused(restore, given(codes[7]))).code).toBe('CONFLICT');
    await admin.ask(restore, { college: called, code: codes[7] });
    await eventually(
      async () => (await fetch(college.url).catch(() => null))?.status === 503,
      'the page that waits',
      120,
    );
    admin = await unlocked(college, codes[8] ?? '');
    expect(await aboutNow()).toBe('As it was.');
    expect((await stateNow()).last).toMatchObject({ archive: null });
  },
  milliseconds,
);
