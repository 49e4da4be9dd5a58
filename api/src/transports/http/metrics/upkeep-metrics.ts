import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import { healthStates } from '../../../../../schema/rules/health/health.ts';
import { lastDrill, newestBackupAt } from '../../../core/backup/kept-archives.ts';
import type { App } from '../../../core/context.ts';
import { firstMigrationAt } from '../../../core/database/migrate/schema-check.ts';
import { disk } from '../../../core/program/disk.ts';
import { partsOfHealth } from '../../../features/health/index.ts';

/** A bucket is not asked for it at every look. */
const freshMilliseconds = 60_000;

/** What is asked for at most once a minute; the last answer where that fails. */
function kept<Value>(ask: () => Promise<Value>): () => Promise<Value | undefined> {
  let last: { at: number; value: Promise<Value | undefined> } | undefined;
  return () => {
    if (last && performance.now() - last.at < freshMilliseconds) return last.value;
    const before = last?.value;
    last = { at: performance.now(), value: ask().catch(() => before) };
    return last.value;
  };
}

/**
 * Figures of what a college is kept by: room on the disk, backups, and the parts of the page of
 * health as they were looked at last. Read when somebody asks; what is not known is no number.
 */
export function upkeepMetrics({ db, config }: App, registry: Registry): void {
  const gauge = (about: GaugeConfiguration<string>): Gauge =>
    new Gauge({ ...about, name: `experiencia_${about.name}`, registers: [registry] });
  gauge({
    name: 'disk_free_bytes',
    help: 'Bytes left on the disk of DATA_DIR',
    async collect() {
      this.set(await disk.freeBytes(config.dataDir).catch(() => NaN));
    },
  });
  /** A college without any is as old as its database: it may have none for a day. */
  const sinceBegun = async (at: Date | null): Promise<number | undefined> => {
    const since = at ?? (await firstMigrationAt(db));
    return since ? since.getTime() / 1000 : undefined;
  };
  const backupAt = kept(async () => sinceBegun(await newestBackupAt(config)));
  const drillAt = kept(async () => {
    const drill = await lastDrill(config);
    return sinceBegun(drill && new Date(drill.at));
  });
  for (const [name, help, ask] of [
    ['backup_newest_timestamp_seconds', 'When the newest backup was made', backupAt],
    ['drill_last_timestamp_seconds', 'When a backup was tried out last', drillAt],
  ] as const)
    gauge({
      name,
      help: `${help}; without one, when the database was made`,
      async collect() {
        this.set((await ask()) ?? NaN);
      },
    });
  gauge({
    name: 'health',
    help: '1 for how a part of the page of health was when it was looked at last: good, attention, bad',
    labelNames: ['part', 'state'],
    async collect() {
      const parts = await partsOfHealth(db).catch(() => []);
      this.reset();
      for (const { name: part, state: now } of parts)
        for (const state of healthStates) this.set({ part, state }, Number(state === now));
    },
  });
}
