import type { CollegeRename, Work } from '../../core/context.ts';
import { ImportRowEntity } from './import.entity.ts';

/** Rows of an import of the college are of it by its new name. */
export async function onCollegeRenamed({ em }: Work, { from, to }: CollegeRename): Promise<void> {
  await em.nativeUpdate(ImportRowEntity, { college: from }, { college: to });
}
