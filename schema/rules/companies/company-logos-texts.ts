import { counted } from '../lists/counted.ts';

/** Texts of the logos that admins give companies. */
export const companyLogoTexts = {
  label: (name: string) => `Logo of ${name}`,
  open: 'Logo',
  add: 'Add a logo',
  change: 'Change the logo',
  remove: 'Remove the logo',
  choose: (name: string) => `Choose a logo for ${name}`,
  frame: (name: string) => `The logo of ${name}`,
  set: (name: string) => `${name} has a new logo. Others see it when they next open a page.`,
  removed: (name: string) => `The logo of ${name} is gone: its initials stand there again`,
  undone: (name: string) => `The logo of ${name} is as it was`,
  instead: 'The college has a logo of this company: it is shown in place of this one.',
  failed: 'Error changing the logo',
  undoFailed: 'Error undoing this',
  unknown: 'Nobody has told of a company of this name',
  changedSince: 'This logo has been changed since',
  full: (count: number) =>
    `At most ${counted(count, 'company', 'companies')} can have a logo. Remove one that is not needed first.`,
} as const;
