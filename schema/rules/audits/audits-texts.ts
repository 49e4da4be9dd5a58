import { wordFor } from '../lists/counted.ts';
import { pagePathOf, pagePaths } from '../pages/page-paths.ts';
import { numberText } from '../text/number-text.ts';
import { type AuditAction, auditActions } from './audit-actions.ts';
import { type AuditFact, auditFacts } from './audit-facts.ts';

/** Texts of the audit log. */
export const auditTexts = {
  title: 'Audit log',
  description: 'Everything that admins did, newest first. Nobody can change it.',
  empty: 'Nothing was logged here yet.',
  range: 'The first day must not be after the last one',
  day: 'Please give a day, such as 2026-11-22',
  goneAdmin: 'A deleted account',
  check: 'Check the log',
  whole: (entries: number): string =>
    `The log is whole: ${numberText(entries)} ${wordFor(entries, 'entry was', 'entries were')} read.`,
  partly: (entries: number): string =>
    `The first ${numberText(entries)} ${wordFor(entries, 'entry is', 'entries are')} whole; there was no time for the others. npm run audit:verify reads all of them.`,
  broken: (number: string, why: string): string => `Entry ${number} is broken: ${why}`,
  checkFailed: 'The log could not be checked. Please try again.',
  search: 'Id of what it was done to',
  columns: {
    action: 'Action',
    admin: 'Admin',
    targetType: 'Target type',
    target: 'Target',
    date: 'Date',
    number: 'No.',
  },
  targetId: 'Target id',
  from: 'From',
  to: 'To',
} as const;

const lists = new Set<string>([
  'posts',
  'comments',
  'gratitudes',
  'jobs',
  'announcements',
  'imports',
]);

/** A type of target as people read it: a whole list is told apart from one thing of it. */
export const auditTargetText = (target: string): string =>
  lists.has(target) ? `list of ${target}` : target;

/** Where admins see what was acted on; null where there is no page of it. */
export function auditTargetAddress(target: string, id: string): string | null {
  switch (target) {
    case 'user':
      return pagePathOf.adminUser(id);
    case 'report':
      return pagePathOf.reportedCase(id);
    case 'post':
    case 'question':
    case 'answer':
    case 'gratitude':
    case 'job':
      return pagePathOf.moderatedContent(target, id);
    case 'announcement':
      return pagePaths.adminAnnouncements;
    case 'feedback':
      return pagePaths.adminFeedback;
    case 'company':
      return pagePaths.adminCompanies;
    case 'import':
      return pagePaths.adminImport;
    default:
      return null;
  }
}

/** An action as people read it. An old log may hold actions that are not done any more. */
export const auditActionText = (action: string): string =>
  action in auditActions ? auditActions[action as AuditAction].words : action;

/** What a fact of an entry is called. An old log may hold facts of other names. */
export const auditFactText = (fact: string): string =>
  fact in auditFacts ? auditFacts[fact as AuditFact] : fact;
