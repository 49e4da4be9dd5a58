import { setTimeout as sleep } from 'node:timers/promises';
import { backupPlace, readName } from '../../core/backup/places.ts';
import type { App } from '../../core/context.ts';

/** A store that is away must not keep a page waiting. */
const mostMilliseconds = 1000;

/** Whether there is a backup. Where that can't be asked, yes: the page of health tells of it. */
export async function hasBackup({ config }: App): Promise<boolean> {
  const listed = backupPlace(config)
    .list()
    .then((all) => all.some(({ name }) => readName(name)))
    .catch(() => true);
  return Promise.race([listed, sleep(mostMilliseconds, true, { ref: false })]);
}
