import { collegeActions } from '../college/college-actions.ts';
import type { AuditFact } from './audit-facts.ts';

/** What admins do things to, as the audit log names it; whole lists apart from their things. */
export const auditTargets = [
  'post',
  'question',
  'answer',
  'gratitude',
  'job',
  'user',
  'message',
  'chatRequest',
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
  'feedback',
  'company',
  'work',
  'mail',
  'backup',
  'college',
] as const;
export type AuditTarget = (typeof auditTargets)[number];

/** What is told of a correction: each fact that changed, as it is and as it was. */
const corrected = [
  'fullName?',
  'fullNameBefore?',
  'degreeType?',
  'degreeTypeBefore?',
  'stream?',
  'streamBefore?',
  'specialisation?',
  'specialisationBefore?',
  'yearOfGraduation?',
  'yearOfGraduationBefore?',
  'email?',
  'mobile?',
] as const;
const twoWordings = ['first', 'second'] as const;
const announced = [
  'message',
  'role',
  'yearOfGraduation',
  'branch',
  'byMail',
  'startsAt',
  'expiresAt',
] as const;
/** What a list of contents was narrowed down by when it was exported. */
const contentFilter = ['search', 'state', 'authorId', 'company', 'from', 'to'] as const;

/** A fact that is always told, or one that only some entries have. */
type ToldFact = AuditFact | `${AuditFact}?`;

/**
 * All that admins do and the audit log keeps: in words, to what, and what else is told of it. What
 * is not in this list cannot be logged.
 */
export const auditActions = {
  'admin.signIn': { words: 'Signed in to the admin area', on: 'user' },
  'admin.create': {
    words: 'Made an account for an admin',
    on: 'user',
    facts: ['rights', 'role', 'year', 'branch'],
  },
  'admin.first': { words: 'Became the first admin by the server’s code', on: 'user' },
  'admin.configure': {
    words: 'Became a super admin by the configuration of the server',
    on: 'user',
  },
  'admin.make': { words: 'Made somebody an admin', on: 'user', facts: ['rightsBefore', 'rights'] },
  'admin.promote': {
    words: 'Made somebody a super admin',
    on: 'user',
    facts: ['rightsBefore', 'rights'],
  },
  'admin.demote': {
    words: 'Made a super admin an admin',
    on: 'user',
    facts: ['rightsBefore', 'rights'],
  },
  'admin.remove': {
    words: 'Took the rights of an admin away',
    on: 'user',
    facts: ['rightsBefore', 'rights'],
  },
  'secondFactor.enable': { words: 'Turned on a second factor', on: 'user' },
  'secondFactor.disable': { words: 'Turned off a second factor', on: 'user' },
  'secondFactor.reset': { words: 'Reset the second factor of an admin', on: 'user' },
  'secondFactor.configure': {
    words: 'Lost the second factor by the configuration of the server',
    on: 'user',
    facts: ['before'],
  },
  'secondFactor.renewCodes': { words: 'Made new recovery codes', on: 'user' },
  'user.ban': { words: 'Banned', on: 'user', facts: ['reason', 'until'] },
  'user.unban': { words: 'Lifted a ban', on: 'user', facts: ['reasonBefore?', 'untilBefore?'] },
  'user.mute': { words: 'Muted', on: 'user', facts: ['reason', 'until'] },
  'user.unmute': { words: 'Lifted a mute', on: 'user', facts: ['reasonBefore?', 'untilBefore?'] },
  'user.warn': { words: 'Warned', on: 'user', facts: ['reason'] },
  'user.unwarn': { words: 'Took a warning back', on: 'user', facts: ['reasonBefore'] },
  'user.correct': { words: 'Corrected details', on: 'user', facts: corrected },
  'user.delete': {
    words: 'Deleted an account',
    on: 'user',
    facts: ['reason', 'role', 'year', 'branch'],
  },
  'user.signOut': { words: 'Ended sessions', on: 'user', facts: ['sessions'] },
  'user.mailReset': { words: 'Mailed the way to a new password', on: 'user' },
  'user.inviteAgain': { words: 'Invited again', on: 'user' },
  'user.note': { words: 'Wrote a note', on: 'user', facts: ['note'] },
  'user.unnote': { words: 'Deleted a note', on: 'user', facts: ['note'] },
  'user.askGraduates': { words: 'Asked graduates to become alumni', on: 'user', facts: ['people'] },
  'verification.approve': { words: 'Approved a document', on: 'verification', facts: ['person'] },
  'verification.reject': {
    words: 'Rejected a document',
    on: 'verification',
    facts: ['person', 'reason'],
  },
  'verification.takeBack': {
    words: 'Took a verification back',
    on: 'user',
    facts: ['reason', 'verifiedBy', 'verifiedAt'],
  },
  'verification.export': {
    words: 'Exported documents',
    on: 'verification',
    facts: ['status', 'search', 'documentType'],
  },
  'job.pin': { words: 'Pinned an opening', on: 'job' },
  'job.unpin': { words: 'Unpinned an opening', on: 'job' },
  'report.claim': { words: 'Took a case', on: 'report' },
  'report.release': { words: 'Gave a case back', on: 'report' },
  'report.decide': { words: 'Decided a case', on: 'report', facts: ['decision', 'reason'] },
  'report.appeal': { words: 'Decided an appeal', on: 'report', facts: ['outcome', 'answer'] },
  'report.export': {
    words: 'Exported cases',
    on: 'report',
    facts: ['state', 'waits', 'type', 'reason', 'search', 'aboutId', 'reporterId'],
  },
  'feedback.close': { words: 'Closed feedback', on: 'feedback' },
  'feedback.reopen': { words: 'Opened feedback again', on: 'feedback' },
  'company.join': {
    words: 'Said that two names are one company',
    on: 'company',
    facts: ['first', 'second', 'kept'],
  },
  'company.keepApart': {
    words: 'Said that two names are not one company',
    on: 'company',
    facts: ['first', 'second', 'kept'],
  },
  'company.decideAnew': {
    words: 'Took back what was said of two names',
    on: 'company',
    facts: ['first', 'second', 'kept'],
  },
  'company.setLogo': { words: 'Gave a company a logo', on: 'company', facts: ['name'] },
  'company.removeLogo': {
    words: 'Took the logo of a company away',
    on: 'company',
    facts: ['name'],
  },
  'company.undoLogo': { words: 'Took back a change of a logo', on: 'company', facts: ['name'] },
  'question.apart': {
    words: 'Said that a question is another one',
    on: 'company',
    facts: twoWordings,
  },
  'question.none': { words: 'Said that a line asks nothing', on: 'company', facts: ['first'] },
  'question.one': { words: 'Said that two questions are one', on: 'company', facts: twoWordings },
  'question.undo': {
    words: 'Took back what was said of questions',
    on: 'company',
    facts: twoWordings,
  },
  'backup.make': { words: 'Asked for a backup', on: 'backup' },
  'backup.try': { words: 'Tried a backup out', on: 'backup', facts: ['archive?'] },
  'backup.restore': { words: 'Restored a backup', on: 'backup', facts: ['archive?'] },
  'backup.cancel': { words: 'Cancelled a backup', on: 'backup' },
  'backup.download': { words: 'Downloaded a backup', on: 'backup', facts: ['archive'] },
  'backup.delete': { words: 'Deleted a backup', on: 'backup', facts: ['archive'] },
  ...collegeActions,
  'work.runAgain': { words: 'Ran work again that had failed', on: 'work', facts: ['job'] },
  'announcement.create': { words: 'Announced', on: 'announcement', facts: announced },
  'announcement.change': { words: 'Changed an announcement', on: 'announcement', facts: announced },
  'announcement.deactivate': {
    words: 'Ended an announcement',
    on: 'announcement',
    facts: ['message'],
  },
  'audit.export': {
    words: 'Exported the audit log',
    on: 'audit',
    facts: ['admin?', 'action?', 'targetType?', 'targetId?', 'from?', 'to?'],
  },
  'analytics.export': { words: 'Exported figures', on: 'analytics', facts: ['from', 'to'] },
  'import.upload': {
    words: 'Uploaded an import',
    on: 'import',
    facts: ['name', 'mode', 'total', 'validCount', 'invalidCount', 'existingCount'],
  },
  'import.run': { words: 'Ran an import', on: 'import', facts: ['name', 'rows'] },
  'import.finish': { words: 'Finished an import', on: 'import', facts: ['name', 'made', 'known'] },
  'import.cancel': { words: 'Canceled an import', on: 'import', facts: ['name', 'made'] },
  'import.undo': { words: 'Asked to undo an import', on: 'import', facts: ['name', 'made'] },
  'import.undone': { words: 'Undid an import', on: 'import', facts: ['name', 'undone', 'kept'] },
  'import.remind': { words: 'Reminded invited people', on: 'import', facts: ['people'] },
  'import.export': { words: 'Exported bad rows of an import', on: 'import' },
  'import.exportMatches': {
    words: 'Exported people like those of the roster',
    on: 'imports',
    facts: ['search'],
  },
  'import.confirmMatch': {
    words: 'Confirmed a person of the roster',
    on: 'user',
    facts: ['import?', 'row?'],
  },
  'import.refuseMatch': {
    words: 'Refused a person of the roster',
    on: 'user',
    facts: ['import?', 'row?'],
  },
  uploadDefaultBanner: { words: 'Uploaded the default banner', on: 'banner' },
  'post.hide': { words: 'Hid post', on: 'post', facts: ['reason'] },
  'post.delete': { words: 'Deleted post', on: 'post', facts: ['reason'] },
  'post.restore': { words: 'Showed again: post', on: 'post' },
  'question.hide': { words: 'Hid question', on: 'question', facts: ['reason'] },
  'question.delete': { words: 'Deleted question', on: 'question', facts: ['reason'] },
  'question.restore': { words: 'Showed again: question', on: 'question' },
  'answer.hide': { words: 'Hid answer', on: 'answer', facts: ['reason'] },
  'answer.delete': { words: 'Deleted answer', on: 'answer', facts: ['reason'] },
  'answer.restore': { words: 'Showed again: answer', on: 'answer' },
  'gratitude.hide': { words: 'Hid gratitude', on: 'gratitude', facts: ['reason'] },
  'gratitude.delete': { words: 'Deleted gratitude', on: 'gratitude', facts: ['reason'] },
  'gratitude.restore': { words: 'Showed again: gratitude', on: 'gratitude' },
  'job.hide': { words: 'Hid job', on: 'job', facts: ['reason'] },
  'job.delete': { words: 'Deleted job', on: 'job', facts: ['reason'] },
  'job.restore': { words: 'Showed again: job', on: 'job' },
  'chatRequest.hide': { words: 'Hid chat request', on: 'chatRequest', facts: ['reason'] },
  'chatRequest.delete': { words: 'Deleted chat request', on: 'chatRequest', facts: ['reason'] },
  'chatRequest.restore': { words: 'Showed again: chat request', on: 'chatRequest' },
  'message.hide': { words: 'Hid message', on: 'message', facts: ['reason'] },
  'message.delete': { words: 'Deleted message', on: 'message', facts: ['reason'] },
  'message.restore': { words: 'Showed again: message', on: 'message' },
  'users.export': {
    words: 'Exported users',
    on: 'user',
    facts: ['status', 'role', 'stream', 'year', 'college', 'search'],
  },
  'posts.export': { words: 'Exported posts', on: 'posts', facts: contentFilter },
  'comments.export': { words: 'Exported comments', on: 'comments', facts: contentFilter },
  'gratitudes.export': { words: 'Exported gratitudes', on: 'gratitudes', facts: contentFilter },
  'jobs.export': { words: 'Exported jobs', on: 'jobs', facts: contentFilter },
  'announcements.export': {
    words: 'Exported announcements',
    on: 'announcements',
    facts: ['search'],
  },
  'imports.export': { words: 'Exported imports', on: 'imports' },
} as const satisfies Record<
  string,
  { words: string; on: AuditTarget; facts?: readonly ToldFact[] }
>;
export type AuditAction = keyof typeof auditActions;

/** The facts of an action as they are declared, `?` included. */
type Told<Action extends AuditAction> = Action extends unknown
  ? (typeof auditActions)[Action] extends { facts: readonly (infer Fact extends ToldFact)[] }
    ? Fact
    : never
  : never;

type AuditedValue = string | number | boolean | null;

/** What must and what may be told of an action; of one of several, what is told of one of them. */
export type AuditChanges<Action extends AuditAction> = Action extends unknown
  ? { [Fact in Exclude<Told<Action>, `${string}?`>]: AuditedValue } & {
      [Fact in Told<Action> as Fact extends `${infer Name}?` ? Name : never]?: AuditedValue;
    }
  : never;

/** The names of all that may be told of an action. */
export type AuditFactOf<Action extends AuditAction> =
  Told<Action> extends infer Fact ? (Fact extends `${infer Name}?` ? Name : Fact) : never;
