import { notificationKinds } from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { notificationRules } from './rules.ts';

const names = new Set(
  Object.entries(notificationRules).flatMap(([kind, rule]) => (rule.isFromCollege ? [kind] : [])),
);

/**
 * Notices of the college to a person about themselves: they come whatever kinds are switched off.
 */
export const collegeKinds = notificationKinds.filter((kind) => names.has(kind));
