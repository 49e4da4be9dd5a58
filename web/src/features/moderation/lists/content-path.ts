import type { ReportableType } from '@schema/rules/moderation-texts';

/** Where admins read all of a thing, removed or not. */
export const contentPath = ({ type, id }: { type: ReportableType; id: string }): string =>
  `/admin/content/${type}/${id}`;
