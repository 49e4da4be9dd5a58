import type { PostInput } from '@/generated/documents';
import { fieldErrors, toPostInput } from '../form/errors/validation';
import { emptyPost, readValues } from '../form/post-values';
import { formSections } from '../form/sections';

/**
 * Whether a draft says what a post does. One that could not be sent as it stands says something
 * else, such as words in a box that were not added.
 */
export function saysSame(draft: object, post: PostInput): boolean {
  const { companyName, role, experienceType } = post;
  const empty = emptyPost({ companyName, role, experienceType, companyLogo: null });
  const values = readValues(draft, empty);
  const sections = formSections(values.postType, undefined);
  return (
    Object.keys(fieldErrors(values, sections)).length === 0 &&
    JSON.stringify(toPostInput(values, sections)) === JSON.stringify(post)
  );
}
