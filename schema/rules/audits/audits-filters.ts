import { dayFilter, idFilter, textFilter } from '../lists/filters.ts';
import { auditTexts } from './audits-texts.ts';

/** What the audit log is narrowed down by. What can't be the id of anything is nobody's. */
export const auditFilters = {
  admin: idFilter({
    label: auditTexts.columns.admin,
    about: 'The id of the admin who did it.',
    findsNothing: true,
  }),
  action: textFilter({
    label: auditTexts.columns.action,
    about: 'What was done, such as `post.hide`.',
  }),
  targetType: textFilter({
    label: auditTexts.columns.targetType,
    about: 'What it was done to, such as `post`.',
  }),
  targetId: idFilter({
    label: auditTexts.targetId,
    about: 'The id of what it was done to.',
    findsNothing: true,
  }),
  from: dayFilter({
    label: auditTexts.from,
    about: 'First day at the college: 2026-11-01.',
    invalid: auditTexts.day,
  }),
  to: dayFilter({
    label: auditTexts.to,
    about: 'Last day at the college, itself included.',
    invalid: auditTexts.day,
  }),
};
