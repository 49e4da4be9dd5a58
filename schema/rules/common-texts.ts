/** Words that many pages share. */
export const commonTexts = {
  cancel: 'Cancel',
  /** Of a person without a name. */
  unknownUser: 'Unknown User',
  ask: 'Ask',
  askPerson: (name: string) => `Ask ${name}`,
  /** A form that began with what this device has stored. */
  restoredDraft: {
    text: 'Here is what you wrote last time. It is not saved yet.',
    startAgain: 'Start again',
  },
  /** Of a file that was chosen and not taken. */
  withoutFile: 'Continue without it',
  /** A draft on this device, and what it began with has changed since. */
  outdatedDraft: {
    title: 'What you are editing was changed elsewhere since you wrote this.',
    use: 'Use the newer version',
    keep: 'Keep what is here',
  },
} as const;

/** At the foot of a list that is loaded page by page. */
export const moreTexts = {
  more: 'Load More',
  retry: 'Try again',
  failed: 'More could not be loaded. Check your connection.',
} as const;

/** Asked before what was typed into a form is thrown away. */
export const discardTexts = {
  title: 'Discard your changes?',
  text: 'What you changed here and did not save is gone then. What you saved before stays as it is.',
  yes: 'Discard changes',
  no: 'Keep editing',
} as const;

/** The question before a page with unsaved changes is left. */
export const leaveTexts = {
  title: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Keep editing',
  /** Of a profile's forms, whose drafts are stored. */
  profileIsStored:
    'Your changes are not on your profile yet. This device keeps them until you come back, save or discard them.',
} as const;
