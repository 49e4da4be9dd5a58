import type * as Fs from 'node:fs';
import type * as FsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import { readOutcome, writeOrder, writeSealedOrder } from '../../src/core/backup/over/staged.ts';
import { refuseUnfinishedFolder } from '../../src/core/database/embedded/unfinished-restore.ts';
import { newId } from '../../src/core/ids.ts';
import { disk } from '../../src/core/program/disk.ts';
import { carryOutOrder } from '../../src/restore-order.ts';
import { createDatabase, dropWithCopies } from '../../src/testing/servers/server-databases.ts';
import { dataFolder, endProcesses } from '../support/process.ts';
import { steps } from './support/told-steps.ts';
import { kept, key, makeArchive, newSecret, oldSecret, query } from './support/two-colleges.ts';

vi.mock('node:fs/promises', async (original) => {
  const { told, toldPromises } = await import('./support/told-steps.ts');
  const real = await original<typeof FsPromises>();
  return { ...toldPromises(real), mkdir: told('mkdir', real.mkdir) };
});
vi.mock('node:fs', async (original) => {
  const { told, toldFs } = await import('./support/told-steps.ts');
  const real = await original<typeof Fs>();
  return {
    ...toldFs(real),
    rmSync: told('rm', real.rmSync),
    writeFileSync(...args: Parameters<typeof real.writeFileSync>) {
      // One that only makes a file leaves the one that is there.
      const [, , options] = args;
      const isMaking = typeof options === 'object' && options?.flag === 'wx';
      return told(isMaking ? 'make' : 'write', real.writeFileSync)(...args);
    },
  };
});
vi.mock(
  '../../src/core/database/embedded/empty-database.ts',
  () => import('./support/built-empty-database.ts'),
);
const fs = await vi.importActual<typeof Fs>('node:fs');

const serverUrl = process.env['TEST_DATABASE_URL'];
const milliseconds = 240_000;
let archive: Buffer;

beforeAll(async () => {
  archive = await makeArchive();
}, milliseconds);
afterAll(endProcesses);

let folder: string;
beforeEach(() => {
  folder = dataFolder();
  vi.stubEnv('PORT', '0');
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('NODE_ENV', 'test');
  for (const name of ['JWT_SECRET', 'DATABASE_URL', 'BACKUP_KEY']) vi.stubEnv(name, undefined);
  for (const [path, content] of [
    ['database/old', 'of the old college'],
    ['files/aa/old', 'of the old college'],
    ['secrets/jwt-secret', oldSecret],
    [`backups/${kept}`, archive],
  ] as const) {
    fs.mkdirSync(join(folder, path, '..'), { recursive: true });
    fs.writeFileSync(join(folder, path), content);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  steps.before = () => undefined;
});

const configOf = (dataDir: string): Config => {
  vi.stubEnv('DATA_DIR', dataDir);
  return readConfig();
};
/** Orders the restore, as a super admin who gave the second factor. */
const order = (given = key): Promise<void> =>
  writeSealedOrder(configOf(folder), {
    archive: kept,
    key: given,
    over: { adminId: newId(), at: new Date().toISOString(), undo: kept },
  });

/** All of a folder as it is; what is large is linked, and never written where it stands. */
function copy(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [one, other] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copy(one, other);
    else if (entry.isFile() && /database|backups/.test(one)) fs.linkSync(one, other);
    else if (entry.isFile()) fs.copyFileSync(one, other);
  }
}
/** Half of what is in a folder goes, as when its removal is cut off. */
function halve(path: string): void {
  if (!fs.existsSync(path) || !fs.statSync(path).isDirectory()) return;
  for (const [at, name] of fs.readdirSync(path).sort().entries())
    if (at % 2 === 0) fs.rmSync(join(path, name), { recursive: true, force: true });
    else halve(join(path, name));
}

interface Moment {
  what: string;
  folder: string;
}
/**
 * What a kill leaves before each step of the work, and in the midst of those that are more than
 * one.
 */
async function momentsOf(work: () => Promise<unknown>): Promise<Moment[]> {
  const moments: Moment[] = [];
  const keep = (what: string, change?: (folder: string) => void): void => {
    const made = dataFolder();
    copy(folder, made);
    change?.(made);
    moments.push({ what: `${moments.length} ${what}`, folder: made });
  };
  steps.before = (what, path) => {
    const [from, inside] = [path.slice(0, folder.length), path.slice(folder.length + 1)];
    if (from !== folder || /(^|\/)(database|files)\/(?!restored)/.test(inside)) return;
    keep(`${what} ${inside}`);
    if (what === 'rm') keep(`half of ${what} ${inside}`, (made) => halve(join(made, inside)));
    if (what === 'write')
      keep(`half of ${what} ${inside}`, (made) => fs.writeFileSync(join(made, inside), ''));
  };
  const { syncFolder } = disk;
  vi.spyOn(disk, 'syncFolder').mockImplementation((path) => {
    steps.before('sync', path);
    syncFolder(path);
  });
  await work();
  steps.before = () => undefined;
  keep('end');
  return moments;
}

/** Whose database, files and secret there are. */
function collegesIn(dataDir: string): string[] {
  const is = (path: string): boolean => fs.existsSync(join(dataDir, path));
  const secret = fs.readFileSync(join(dataDir, 'secrets/jwt-secret'), 'utf8');
  const named = new Map([
    [oldSecret, 'old'],
    [newSecret, 'new'],
  ]);
  return [
    is('database/old') ? 'old' : is('database/PG_VERSION') ? 'new' : 'none',
    is('files/aa/old') ? 'old' : is('files') ? 'new' : 'none',
    named.get(secret) ?? 'none',
  ];
}
/** What is left of the restore, by a start that opens the college. */
function leftIn(dataDir: string): string[] {
  try {
    refuseUnfinishedFolder(dataDir);
  } catch {
    return ['a start that is refused'];
  }
  const staged = join(dataDir, 'restore.staged');
  return [
    ...fs.readdirSync(dataDir).filter((name) => name.startsWith('restore.')),
    ...(fs.existsSync(staged) ? fs.readdirSync(staged) : []),
  ].sort();
}

/** What starts after each of these moments make of it; with words for each that is not right. */
async function afterEachOf(moments: readonly Moment[]) {
  const [seen, wrong] = [new Set<string>(), [] as string[]];
  for (const { what, folder: left } of moments) {
    // So that it can't go on where it was not done, and none takes long.
    fs.rmSync(join(left, 'backups', kept));
    await carryOutOrder(configOf(left));
    const colleges = collegesIn(left);
    const rest = leftIn(left).join();
    const isTold = readOutcome(left)?.said === null;
    // What people write then is there whatever the next start finds.
    fs.writeFileSync(join(left, 'database/later'), 'x');
    await carryOutOrder(configOf(left));
    const isKept = fs.existsSync(join(left, 'database/later'));
    const isWhole = new Set(colleges).size === 1;
    const isRight = isWhole && isKept && isTold === (colleges[0] === 'new');
    if (!isRight || rest !== 'outcome.json,restore.staged')
      wrong.push(`${what}: ${colleges.join()} with ${rest}, ${isKept}, ${isTold}`);
    seen.add(colleges[0] ?? '');
    fs.rmSync(left, { recursive: true });
  }
  return { wrong, seen: [...seen] };
}

// The run on a server comes after the one on embedded databases, where folders were told of.
describe.skipIf(serverUrl)('a restore over a college that is killed', () => {
  it(
    'leaves all of the old or all of the new, and nothing else, whenever that is',
    async () => {
      await order();
      const moments = await momentsOf(() => carryOutOrder(configOf(folder)));
      expect(collegesIn(folder)).toEqual(['new', 'new', 'new']);
      expect(moments.length).toBeGreaterThan(20);
      expect(await afterEachOf(moments)).toEqual({ wrong: [], seen: ['old', 'new'] });
      // Not even a power cut brings an order back whose college is in use, or ends it half.
      const names = moments.map(({ what }) => what.replace(/^\d+ /, ''));
      const ended = names.indexOf('rm restore.staged/order.json');
      expect(names.slice(ended).filter((name) => /^(rm|sync)/.test(name))).toEqual([
        'rm restore.staged/order.json',
        'sync restore.staged',
        'rm restore.staged/before',
      ]);
      expect(names.slice(0, ended).findLast((name) => name.startsWith('sync'))).toBe(
        'sync restore.staged',
      );
    },
    milliseconds,
  );

  it(
    'leaves all of the old where it is refused',
    async () => {
      await order('another key');
      const moments = await momentsOf(() => carryOutOrder(configOf(folder)));
      expect(readOutcome(folder)?.said).toMatch(/another key/);
      expect(await afterEachOf(moments)).toEqual({ wrong: [], seen: ['old'] });
    },
    milliseconds,
  );
});

/** The disk fails once, at a step. @returns whether it has */
function failAt(at: string): () => boolean {
  let hasFailed = false;
  const failure = Object.assign(new Error('EIO: the disk fails'), { code: 'EIO' });
  steps.before = (what, path) => {
    if (`${what} ${path.slice(folder.length + 1)}` !== at) return;
    steps.before = () => undefined;
    hasFailed = true;
    throw failure;
  };
  return () => hasFailed;
}

describe.skipIf(serverUrl)('a restore whose disk fails', () => {
  it.each([
    ['write restore.unfinished/database/restored-secret', 'old'],
    ['rename restore.unfinished/database', 'old'],
    ['write secrets/jwt-secret.part', 'new'],
    ['rename secrets/jwt-secret.part', 'new'],
    ['rm database/restored-secret', 'new'],
    ['rm restore.staged/order.json', 'new'],
    ['rm restore.staged/before', 'new'],
  ])(
    'at "%s" is all of the %s college after the next start',
    async (at, college) => {
      await order();
      const config = configOf(folder);
      const hasFailed = failAt(at);
      await carryOutOrder(config).catch(() => undefined);
      expect(hasFailed()).toBe(true);
      await carryOutOrder(configOf(folder));
      expect(collegesIn(folder)).toEqual([college, college, college]);
      expect(leftIn(folder)).toEqual(['outcome.json', 'restore.staged']);
      expect(readOutcome(folder)?.said === null).toBe(college === 'new');
    },
    milliseconds,
  );
});

describe.skipIf(!serverUrl)('a restore into the database of a server', () => {
  it.each([
    'write secrets/jwt-secret.part',
    'rename secrets/jwt-secret.part',
    'write restore.staged/loaded.json.part',
    'rename restore.staged/loaded.json.part',
    'rm restore.staged/outcome.json',
    'rm restore.staged/order.json',
    'rm restore.staged/before',
  ])(
    'that is cut off at "%s" is ended by the next start',
    async (at) => {
      const { name, url } = await createDatabase(serverUrl ?? '');
      vi.stubEnv('DATABASE_URL', url);
      try {
        const config = configOf(folder);
        await writeOrder(folder, { archive: kept, key });
        const hasFailed = failAt(at);
        await carryOutOrder(config).catch(() => undefined);
        expect(hasFailed()).toBe(true);
        await carryOutOrder(configOf(folder));
        expect(collegesIn(folder).slice(1)).toEqual(['new', 'new']);
        expect([leftIn(folder), readOutcome(folder)]).toEqual([[], null]);
        const { rows } = await query(
          url,
          `select (select count(*)::int from users) as people, to_regclass('unfinished_restore')`,
        );
        expect(rows).toEqual([{ people: 1, to_regclass: null }]);
      } finally {
        await dropWithCopies(serverUrl ?? '', name);
      }
    },
    milliseconds,
  );
});
