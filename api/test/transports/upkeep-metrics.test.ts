import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disk } from '../../src/core/program/disk.ts';
import { watchHealth } from '../../src/features/health/watch-health.ts';
import { aBackupNow } from '../../src/testing/builders/backups.ts';
import { startTestApp, type TestApp } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';

describe('what /metrics tells of the upkeep of a college', () => {
  const { freeBytes } = disk;
  const env = { METRICS_TOKEN: 'a token for metrics' };
  const madeAt = new Date('2026-11-01T02:00:00Z');
  let begun: TestApp;
  let kept: TestApp;
  beforeAll(async () => {
    [begun, kept] = await Promise.all([startTestApp({ env }), startTestApp({ env })]);
    // The look of each fifth minute may have come already, or would come in the middle.
    await kept.app.jobs.stop();
    await kept.app.db.sql('delete from health_states');
    await aBackupNow(kept.app, madeAt);
  });
  afterAll(async () => {
    disk.freeBytes = freeBytes;
    await Promise.all([begun.close(), kept.close()]);
  });
  const told = async ({ url }: TestApp, figure: string): Promise<string[]> => {
    const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` };
    const { text } = await raw(`${url}/metrics`, { headers });
    return text.split('\n').filter((line) => line.startsWith(`experiencia_${figure}`));
  };

  it('when the newest backup was made; before the first, how long the college has none', async () => {
    const name = 'backup_newest_timestamp_seconds';
    expect(await told(kept, name)).toEqual([`experiencia_${name} ${madeAt.getTime() / 1000}`]);
    const [line = ''] = await told(begun, name);
    const since = Date.now() / 1000 - Number(line.split(' ')[1]);
    expect(since).toBeLessThan(30 * 24 * 3600);
  });

  it('what is left on the disk, and which part of the page of health is bad', async () => {
    expect(await told(kept, 'health')).toEqual([]);
    disk.freeBytes = () => Promise.resolve(1_000_000);
    await watchHealth(kept.app).run({});
    expect(await told(kept, 'disk_free_bytes')).toEqual(['experiencia_disk_free_bytes 1000000']);
    const health = await told(kept, 'health');
    expect(health).toContain('experiencia_health{part="files",state="bad"} 1');
    expect(health).toContain('experiencia_health{part="files",state="good"} 0');
    expect(health).toContain('experiencia_health{part="instances",state="good"} 1');
  });
});
