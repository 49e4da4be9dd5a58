import { profileTexts } from '@schema/rules/posts/posts-texts';
import { shortYear } from '@schema/rules/text/display';
import type { PersonFieldsFragment } from '@/generated/documents';

/**
 * The degree as profiles show it: `CSE - B.Tech '24`; an MBA shows the specialisation. Cards use
 * `degreeLine`.
 */
export function profileDegreeLine({
  degreeType,
  stream,
  specialisation,
  yearOfGraduation,
}: PersonFieldsFragment): string {
  const field =
    (degreeType === 'MBA' && specialisation) || stream || specialisation || 'Not specified';
  return [
    `${field} - ${degreeType ?? profileTexts.defaultDegree}`,
    yearOfGraduation && shortYear(yearOfGraduation),
  ]
    .filter(Boolean)
    .join(' ');
}
