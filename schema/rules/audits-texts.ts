import { pagePathOf, pagePaths } from './page-paths.ts';

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
    `The log is whole: ${entries.toLocaleString('en-IN')} entries were read.`,
  partly: (entries: number): string =>
    `The first ${entries.toLocaleString('en-IN')} entries are whole; there was no time for the others. npm run audit:verify reads all of them.`,
  broken: (number: string, why: string): string => `Entry ${number} is broken: ${why}`,
  checkFailed: 'The log could not be checked. Please try again.',
  search: 'Id of what it was done to',
} as const;

/** What admins do things to. */
export const auditTargets = [
  'post',
  'question',
  'answer',
  'gratitude',
  'job',
  'user',
  'message',
  'verification',
  'announcement',
  'report',
  'import',
  'analytics',
  'audit',
  'posts',
  'comments',
  'gratitudes',
  'jobs',
  'announcements',
  'imports',
  'banner',
] as const;

/**
 * What admins did, in words; things that are hidden, deleted, restored and exported alike have
 * theirs below.
 */
const ownWords: Record<string, string> = {
  'admin.signIn': 'Signed in to the admin area',
  'admin.create': 'Made an account for an admin',
  'admin.configure': 'Became a super admin by the configuration of the server',
  'admin.make': 'Made somebody an admin',
  'admin.promote': 'Made somebody a super admin',
  'admin.demote': 'Made a super admin an admin',
  'admin.remove': 'Took the rights of an admin away',
  'secondFactor.enable': 'Turned on a second factor',
  'secondFactor.disable': 'Turned off a second factor',
  'secondFactor.reset': 'Reset the second factor of an admin',
  'secondFactor.configure': 'Lost the second factor by the configuration of the server',
  'secondFactor.renewCodes': 'Made new recovery codes',
  'user.ban': 'Banned',
  'user.unban': 'Lifted a ban',
  'user.mute': 'Muted',
  'user.unmute': 'Lifted a mute',
  'user.warn': 'Warned',
  'user.correct': 'Corrected details',
  'user.delete': 'Deleted an account',
  'user.note': 'Wrote a note',
  'user.unnote': 'Deleted a note',
  'user.askGraduates': 'Asked graduates to become alumni',
  'verification.approve': 'Approved a document',
  'verification.reject': 'Rejected a document',
  'verification.takeBack': 'Took a verification back',
  'verification.export': 'Exported documents',
  'job.pin': 'Pinned an opening',
  'job.unpin': 'Unpinned an opening',
  'report.claim': 'Took a case',
  'report.release': 'Gave a case back',
  'report.decide': 'Decided a case',
  'report.appeal': 'Decided an appeal',
  'report.export': 'Exported cases',
  'announcement.create': 'Announced',
  'announcement.deactivate': 'Ended an announcement',
  'audit.export': 'Exported the audit log',
  'analytics.export': 'Exported figures',
  'import.upload': 'Uploaded an import',
  'import.run': 'Ran an import',
  'import.finish': 'Finished an import',
  'import.cancel': 'Canceled an import',
  'import.undo': 'Asked to undo an import',
  'import.undone': 'Undid an import',
  'import.export': 'Exported bad rows of an import',
  'import.exportMatches': 'Exported people like those of the roster',
  'import.confirmMatch': 'Confirmed a person of the roster',
  'import.refuseMatch': 'Refused a person of the roster',
  uploadDefaultBanner: 'Uploaded the default banner',
};

/** What was done to a thing or with a list, in the past tense. */
const past: Record<string, string> = {
  hide: 'Hid',
  delete: 'Deleted',
  restore: 'Showed again:',
  export: 'Exported',
};

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
    case 'import':
      return pagePaths.adminImport;
    default:
      return null;
  }
}

/** An action as people read it: `post.hide` is "Hid post" where it has no words of its own. */
export function auditActionText(action: string): string {
  const own = ownWords[action];
  if (own) return own;
  const [subject = '', verb = ''] = action.split('.');
  const spaced = (word: string) => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = `${past[verb] ?? spaced(verb)} ${spaced(subject)}`.trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
