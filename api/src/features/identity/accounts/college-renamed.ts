import type { CollegeRename, Work } from '../../../core/context.ts';
import { User } from '../user.entity.ts';

/** Accounts of the college are of it by its new name. */
export async function onCollegeRenamed({ em }: Work, { from, to }: CollegeRename): Promise<void> {
  await em.nativeUpdate(User, { college: from }, { college: to });
}
