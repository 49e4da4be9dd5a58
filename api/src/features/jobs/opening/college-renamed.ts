import type { CollegeRename, Work } from '../../../core/context.ts';
import { JobOpeningEntity } from './job-opening.entity.ts';

/** Openings of the college are of it by its new name. */
export async function onCollegeRenamed({ em }: Work, { from, to }: CollegeRename): Promise<void> {
  await em.nativeUpdate(JobOpeningEntity, { college: from }, { college: to });
}
