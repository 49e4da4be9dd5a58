import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrillResult } from '../../core/backup/drill-result.ts';
import type { Health } from '../../core/health/check.ts';
import { measureHealth } from '../../core/health/measure.ts';
import { disk } from '../../core/program/disk.ts';
import { aBackupNow } from '../../testing/builders/backups.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';

describe('a backup that was tried out', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await aBackupNow(app.app);
  });
  afterAll(() => app.close());
  const note = async (result: Partial<DrillResult>): Promise<Health | undefined> => {
    const at = app.app.clock.now().toISOString();
    const whole: DrillResult = { archive: 'x.tar', at, seconds: 1, differences: [] };
    const file = join(app.app.config.backup.folder, 'last-drill.json');
    await writeFile(file, JSON.stringify({ ...whole, ...result }));
    return (await measureHealth(app.app)).find(({ name }) => name === 'backups');
  };

  // Who has no terminal presses a button.
  it('was not whole, or long ago: the page of backups has what is to be done', async () => {
    const broken = await note({ differences: ['posts: 3 rows for 4'] });
    expect(broken).toMatchObject({ state: 'bad' });
    expect(broken?.advice).toContain('on the page of backups');
    const old = await note({ at: '2020-01-01T00:00:00.000Z' });
    expect(old).toMatchObject({ state: 'attention' });
    expect(old?.advice).toContain('on the page of backups');
  });
});

describe('backups that lie beside the data', () => {
  const { deviceOf } = disk;
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    Object.assign(app.app.config, { production: true });
    await aBackupNow(app.app);
  });
  afterAll(async () => {
    disk.deviceOf = deviceOf;
    await app.close();
  });
  const found = async (): Promise<Health | undefined> =>
    (await measureHealth(app.app)).find(({ name }) => name === 'backups');

  it('are not good, from the first of them on, and it is said what to do', async () => {
    const told = await found();
    expect(told).toMatchObject({ state: 'attention' });
    expect(told?.words).toContain('Your backups lie on the same disk as the data');
    expect(told?.advice).toMatch(/BACKUP_DIR.*BACKUP_S3_BUCKET.*download one/);
  });

  it('are told by the disk and not by the name of their folder', async () => {
    const { folder } = app.app.config.backup;
    disk.deviceOf = async (path) => (path === folder ? -1 : deviceOf(path));
    expect(await found()).toMatchObject({ state: 'good' });
    disk.deviceOf = deviceOf;
    expect(await found()).toMatchObject({ state: 'attention' });
  });

  it('are good where all of the data is elsewhere', async () => {
    const { db, config } = app.app;
    const { kind } = db;
    Object.assign(db, { kind: 'server' });
    Object.assign(config, { minio: { endpoint: 'https://files.example', bucket: 'x' } });
    expect(await found()).toMatchObject({ state: 'good' });
    Object.assign(db, { kind });
    Object.assign(config, { minio: undefined });
  });

  it('may lie in a folder that is made with the first of them', async () => {
    expect(await disk.deviceOf(`${app.app.config.dataDir}/not/yet`)).toBe(
      await disk.deviceOf(app.app.config.dataDir),
    );
  });
});
