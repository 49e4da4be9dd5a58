import type { Work } from '../../../core/context.ts';
import { ActiveDayEntity } from './active-day.entity.ts';

/** Deletes who was active on days before this one. */
export async function deleteOldActiveDays(work: Work, before: string): Promise<void> {
  await work.em.nativeDelete(ActiveDayEntity, { day: { $lt: before } });
}
