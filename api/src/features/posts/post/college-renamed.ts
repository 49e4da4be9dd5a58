import type { CollegeRename, Work } from '../../../core/context.ts';
import { PostEntity } from '../post.entity.ts';

/** Posts of the college are of it by its new name. */
export async function onCollegeRenamed({ em }: Work, { from, to }: CollegeRename): Promise<void> {
  await em.nativeUpdate(PostEntity, { college: from }, { college: to });
}
