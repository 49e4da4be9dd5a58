/**
 * The order in which everybody locks, so that nobody waits in a circle: advisory keys by their
 * names, rows by their tables. Who holds one takes no earlier one any more; in tests that is an
 * error (`LocksHeld`). Several of one place are taken in the order of their ids.
 */
export const lockOrder = [
  // One's turn at something that is done by one at a time.
  'key backups',
  'key health',
  'key figures',
  'key reply times',
  'key names of companies',
  'key questions of companies',
  'rows of companies',
  'key jobs.alert-mails',
  'key directory.alert-mails',
  'key notifications.dispatch',
  'rows of domain_events',
  'key college',
  // What is brought or sent to many.
  'key announcements.mails',
  'rows of announcements',
  'rows of imports',
  'key roster',
  'key graduates',
  'rows of roster_matches',
  'rows of import_rows',
  // Who comes in.
  'key oidc',
  'key google',
  'key code',
  'rows of codes',
  'key institute',
  'key account',
  // A person's own.
  'key career path',
  'key vision board',
  'key legacy projects',
  'key bookmark folders',
  'key bookmark',
  'key saved job searches',
  'key saved people searches',
  'rows of saved_job_searches',
  'rows of saved_people_searches',
  'key follows of',
  'key feedback',
  'rows of feedback',
  'rows of data_copies',
  'key push',
  'key push of',
  'key notification list',
  'key data copy',
  'key group',
  'key job',
  'key gratitude',
  'key endorsement',
  'rows of endorsements',
  // The account, and what is decided about a person.
  'rows of users',
  'key oidc mark',
  'key super admins',
  'rows of second_factors',
  // Who changes what all accounts hang on gives a code.
  'key services',
  'rows of verification_requests',
  // What is reported or removed, before the thing itself.
  'key case of',
  'rows of report_cases',
  'key removal of',
  'rows of removals',
  'rows of sanctions',
  'rows of admin_notes',
  // What somebody wrote.
  'key posts of',
  'rows of post_drafts',
  'rows of posts',
  'rows of post_files',
  'rows of questions',
  'rows of answers',
  'rows of job_openings',
  'rows of gratitudes',
  // Two people.
  'key pair',
  'rows of connections',
  'key conversation',
  'key call',
  'rows of calls',
  'rows of conversations',
  'key chat requests',
  'rows of messages',
  'rows of conversation_participants',
  // What goes along with them.
  'rows of profiles',
  'rows of bookmark_folders',
  'rows of default_banners',
  'rows of files',
  // What was told of all that.
  'key notifications.mails',
  'rows of notifications',
  'key notification settings',
] as const;

/** What is locked at a place of the order: `rows of users`, `key pair`. */
type LockName = (typeof lockOrder)[number];

/** The name of an advisory key. */
export type KeyName = LockName extends infer Name
  ? Name extends `key ${infer Key}`
    ? Key
    : never
  : never;

/** The text of an advisory key: its name, and whose or what it is. */
export const advisoryKey = (name: KeyName, ...of: string[]): string => [name, ...of].join(' ');
