import { overviewTexts } from '../overview/overview-texts.ts';
import { mailServerTexts } from '../services/mail-server-texts.ts';
import type { BeginStep, LinkedStep } from './begin.ts';
import { collegeTexts } from './college-texts.ts';

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
    mail: mailServerTexts.title,
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
    title: 'What the server decides',
    about:
      'The environment of the server decides this: a .env file, or wherever the server is started. It is shown as it is.',
    files: {
      title: 'Files',
      about: 'Pictures, documents and recordings of people.',
      folder: 'Files are kept in a folder of the server',
      store: 'Files are kept in a bucket of a store',
      left: (size: string): string => `${size} are left on its disk.`,
      set: 'MINIO_ENDPOINT and MINIO_BUCKET say it: they are changed where the server is started.',
      unset:
        'DATA_DIR says it, where the server is started. For a store of the S3 kind, set MINIO_ENDPOINT and its keys there. A folder does well too.',
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
