/**
 * What a person may choose for themselves, for both sides: the words of each choice, and what holds
 * until they choose.
 */

/** How the product looks; `system`: as the device says. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const contrasts = ['system', 'normal', 'high'] as const;
export type Contrast = (typeof contrasts)[number];

export const textSizes = ['small', 'normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export const motions = ['system', 'reduced'] as const;
export type Motion = (typeof motions)[number];

/** Who reads a profile whole, as documented. */
export const visibilities = ['public', 'college', 'connections'] as const;
export type Visibility = (typeof visibilities)[number];

/** So many of those whom a person blocks are listed with the settings, the last first. */
export const listedBlocks = 500;

/** How long a person keeps messages, as documented. */
export const retentions = ['forever', '30days'] as const;
export type Retention = (typeof retentions)[number];
/** The name that GraphQL has for each word of the rules: none begins with a digit there. */
export const retentionNames = {
  forever: 'forever',
  '30days': 'thirtyDays',
} as const satisfies Record<Retention, string>;
export type RetentionName = (typeof retentionNames)[Retention];

/** How many open chat requests an alumnus may choose to take; none: paused. */
export const openRequestsLimits = { least: 0, most: 20 } as const;

/** Choices of a person who has changed nothing. */
export const defaultSettings = {
  showOnline: true,
  autoAccept: false,
  retention: 'forever',
  openRequestsLimit: 5,
  theme: 'system',
  contrast: 'system',
  textSize: 'normal',
  motion: 'system',
} as const satisfies Record<string, boolean | number | string>;

/** Texts of the settings screen as documented, and those around them. */
export const settingsTexts = {
  title: 'Settings',
  version: '1.0.0',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Settings saved',
  lookAtOnce: 'The look changes at once, on all of your devices: it waits for no Save.',
  loadFailed: 'Error fetching settings',
  saveFailed: 'Error updating settings',
  deleteFailed: 'Error deleting account',
  blockFailed: 'Error blocking user',
  unblockFailed: 'Error unblocking user',
  baseInvalid: 'base is not one that was answered with the settings',
  deleteGoes:
    'Deleting your account removes your profile, your posts, questions and answers, your thanks, your files and your requests, at once and for good.',
  deleteAsk: 'Are you sure? This action cannot be undone.',
  signInAgain: 'Sign in again',
  deleteYes: 'Yes, Delete',
  deleted: 'Account deleted',
  userGone: 'User not found',
  lastSuperAdmin: 'The last super admin cannot be deleted. Make somebody else super admin first.',
} as const;
