import type { BeginStep, LinkedStep } from './begin.ts';
import { collegeTexts } from './college-texts.ts';
import { overviewTexts } from './overview-texts.ts';

const { steps } = overviewTexts.left;

/** Words of the steps that a college begins with. */
export const beginTexts = {
  title: 'Set up your college',
  lead: 'One step at a time. Each is saved by itself, and everything can be changed later.',
  loadFailed: 'The steps could not be loaded. Please try again.',
  stale: 'What is done can’t be looked at right now; this is how it was.',
  stepsLabel: 'Steps',
  names: {
    look: collegeTexts.look.title,
    contact: collegeTexts.contact.title,
    studies: collegeTexts.studies.title,
    mail: 'Mail',
    server: 'Files and sign-in',
    secondFactor: steps.secondFactor.title,
    roster: steps.roster.title,
    announcement: steps.announcement.title,
    backup: steps.backup.title,
    secondSuperAdmin: steps.secondSuperAdmin.title,
  } satisfies Record<BeginStep, string>,
  state: { done: 'Done', left: 'To do', open: 'As you like' },
  back: 'Back',
  skip: 'Skip for now',
  go: 'Continue',
  save: 'Save and continue',
  leave: 'Leave for now',
  open: {
    roster: 'Open Bulk Import',
    announcement: 'Write an announcement',
    backup: 'Open Backups',
    secondSuperAdmin: 'Open Admins',
  } satisfies Record<LinkedStep, string>,
  opens: 'It opens on its own page; from there a link leads back to here.',
  isDone: 'This is done. You can do more of it at any time.',
  environment: {
    about:
      'The environment of the server decides this: a .env file, or wherever the server is started. It is shown as it is.',
    server: {
      label: 'Mail server',
      none: 'None: mail reaches nobody yet',
      set: 'SMTP_URL says it: it is changed where the server is started.',
      unset: 'Set SMTP_URL and MAIL_FROM where the server is started, and start it anew.',
    },
    from: {
      label: 'Mails are from',
      set: 'MAIL_FROM says it: it is changed where the server is started.',
    },
    letter: 'One letter shows that mail arrives.',
    files: {
      label: 'Files are kept',
      none: 'In a folder of the server',
      set: 'MINIO_ENDPOINT and MINIO_BUCKET say it: they are changed where the server is started.',
      unset: 'For a store of the S3 kind, set MINIO_ENDPOINT and its keys. A folder does well too.',
    },
    password: {
      label: 'Email address and password',
      value: 'Everybody can sign in so',
      about: 'It is always there.',
    },
    google: {
      label: 'Google',
      none: 'Nobody signs in so',
      value: 'Who has an account there can sign in so',
      set: 'GOOGLE_CLIENT_ID says it: it is changed where the server is started.',
      unset: 'Set GOOGLE_CLIENT_ID where the server is started.',
    },
    oidc: {
      label: 'Accounts of the college',
      none: 'Nobody signs in so',
      value: (name: string): string => `One signs in with the ${name}`,
      set: 'OIDC_ISSUER and OIDC_NAME say it: they are changed where the server is started.',
      unset: 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET where the server is started.',
    },
    factor: {
      label: 'Second factor of super admins',
      required: 'Needed before this area opens',
      optional: 'Up to each of them',
      about: 'ADMIN_2FA says it: it is changed where the server is started.',
    },
  },
  end: {
    title: 'That was all of it',
    none: 'Everything is done. Your college is ready for its people.',
    left: 'What you skipped waits here and on the overview.',
    change: 'Change any of it at College',
    overview: 'Open the overview',
  },
} as const;
