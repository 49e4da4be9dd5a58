import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { disk } from '../../program/disk.ts';
import { DatabaseRunner } from '../database-runner.ts';
import { type EmbeddedFolder, makeCheckpoints, onAnswer, openFolder } from './embedded.ts';
import { LogSync } from './log-sync.ts';

const real = { ...disk };
afterEach(() => {
  Object.assign(disk, real);
  vi.useRealTimers();
});

describe('an embedded database in a folder', () => {
  let parent: string;
  let embedded: EmbeddedFolder;
  let ask: (text: string) => Promise<unknown[]>;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'embedded-'));
    // What a making that was cut off leaves.
    await mkdir(join(parent, 'database'));
    await writeFile(join(parent, 'database', 'PG_VERSION'), '');
    await writeFile(join(parent, 'database.unfinished'), '');
    embedded = await openFolder(parent);
    const runner = new DatabaseRunner(embedded.log);
    ask = async (text) => (await runner.retried(() => embedded.pglite.query(text))).rows;
    await ask('create table kept (n int)');
  });
  afterAll(async () => {
    await embedded.pglite.close();
    await rm(parent, { recursive: true });
  });

  /** Syncs of the log stay under way until they are let go. */
  function holdSyncs(): { letGo: () => void; begun: () => number } {
    let begun = 0;
    const gate = Promise.withResolvers<undefined>();
    disk.syncData = async (file) => {
      begun += 1;
      await gate.promise;
      await real.syncData(file);
    };
    return {
      letGo: () => {
        gate.resolve(undefined);
      },
      begun: () => begun,
    };
  }

  it('tells of its answers inside of a unit of work too, which may take long', async () => {
    let answers = 0;
    onAnswer(embedded.pglite, () => {
      answers += 1;
    });
    await embedded.pglite.transaction(async (unit) => {
      const before = answers;
      await unit.query('select 1');
      expect(answers).toBeGreaterThan(before);
    });
  });

  it('answers nobody before what they are told of is on the disk', async () => {
    const { letGo, begun } = holdSyncs();
    const answered: string[] = [];
    const writer = ask('insert into kept values (1)').then(() => answered.push('who wrote'));
    await eventually(() => begun() > 0, 'the sync');
    const reader = ask('select n from kept').then(() => answered.push('who read it'));
    const refused = ask('select 1 / 0 from kept').catch(() => answered.push('who was refused'));
    await sleep(50);
    expect(answered).toEqual([]);
    letGo();
    await Promise.all([writer, reader, refused]);
    expect(answered).toHaveLength(3);
    expect(await ask('select n from kept')).toEqual([{ n: 1 }]);
  });

  it('syncs nothing for who only reads, and once for many who write together', async () => {
    const { letGo, begun } = holdSyncs();
    letGo();
    for (let n = 0; n < 20; n += 1) await ask('select n from kept');
    expect(begun()).toBe(0);
    await ask('insert into kept values (2)');
    expect(begun()).toBe(1);
    await Promise.all(Array.from({ length: 30 }, () => ask('insert into kept values (3)')));
    expect(begun()).toBeGreaterThan(1);
    expect(begun()).toBeLessThan(10);
  });

  it('brings the log to the disk before any table, and names with their files', async () => {
    const { letGo, begun } = holdSyncs();
    const order: string[] = [];
    disk.syncDataNow = (file) => {
      order.push('log');
      real.syncDataNow(file);
    };
    disk.syncFile = (file) => {
      order.push('file');
      real.syncFile(file);
    };
    disk.syncFolder = (path) => {
      order.push('folder');
      real.syncFolder(path);
    };
    const made = ask('create table more (n int)');
    await eventually(() => begun() > 0, 'the sync');
    await embedded.pglite.exec('checkpoint');
    expect(order.indexOf('log')).toBe(0);
    expect(order).toContain('file');
    expect(order).toContain('folder');
    letGo();
    await made;
  });

  /** Opens what lies in a folder. @returns what was synced of it meanwhile */
  async function syncedAtStart(folder: string): Promise<string[]> {
    const synced: string[] = [];
    disk.syncFile = (file) => {
      synced.push(relative(folder, file.path));
      real.syncFile(file);
    };
    const { pglite } = await openFolder(folder);
    Object.assign(disk, real);
    await pglite.close();
    return synced;
  }

  it('syncs at a start after a crash what has changed since the last one, once, and all of a copy', async () => {
    const copies = await mkdtemp(join(tmpdir(), 'embedded-'));
    const [killed, copied] = [join(copies, 'killed'), join(copies, 'copied')];
    // As it stands while it is used.
    await cp(parent, killed, { recursive: true, preserveTimestamps: true });
    const all = await syncedAtStart(killed);
    expect(all.length).toBeGreaterThan(500);
    expect(all.length - new Set(all).size, 'what is synced twice').toBeLessThan(50);
    // What changes within a tick of the clock before a sync is taken for changed after it.
    await sleep(2100);
    await syncedAtStart(killed);
    const table = join('database', 'base', '1', '1259');
    await utimes(join(killed, table), 1, 1);
    const changed = await syncedAtStart(killed);
    expect(changed).toContain(table);
    expect(changed.length).toBeLessThan(100);
    await cp(killed, copied, { recursive: true, preserveTimestamps: true });
    expect((await syncedAtStart(copied)).length).toBeGreaterThan(500);
    await rm(copies, { recursive: true });
  });
});

describe('a log whose sync failed', () => {
  it('lets nobody ask the database any more, nor believe that anything is kept', async () => {
    const file = join(tmpdir(), `log-${process.pid}`);
    await writeFile(file, '');
    const log = new LogSync();
    const runner = new DatabaseRunner(log);
    disk.syncData = () => Promise.reject(new Error('input/output error'));
    const write = runner.retried(() => {
      log.ask(file);
      return Promise.resolve('kept');
    });
    await expect(write).rejects.toThrow('input/output error');
    Object.assign(disk, real);
    const read = vi.fn(() => Promise.resolve('as it was'));
    await expect(runner.retried(read)).rejects.toThrow('input/output error');
    expect(read).not.toHaveBeenCalled();
    expect(() => {
      log.syncNow();
    }).toThrow('input/output error');
    await rm(file);
  });
});

describe('checkpoints', () => {
  it('come when the log has grown, or after a while when anything was written', async () => {
    vi.useFakeTimers();
    const log = { asked: 0, segments: 1 };
    const checkpoint = vi.fn(() => Promise.resolve());
    const end = makeCheckpoints(log, checkpoint);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(checkpoint, 'nothing was written').not.toHaveBeenCalled();
    log.asked += 1;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(checkpoint).toHaveBeenCalledTimes(1);
    log.asked += 1;
    log.segments += 2;
    await vi.advanceTimersByTimeAsync(2000);
    expect(checkpoint).toHaveBeenCalledTimes(2);
    end();
    log.segments += 2;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(checkpoint).toHaveBeenCalledTimes(2);
  });
});
