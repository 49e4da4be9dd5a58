/** Words that many pages share. */
export const commonTexts = {
  cancel: 'Cancel',
  /** A draft on this device, and what it began with has changed since. */
  outdatedDraft: {
    title: 'What you are editing was changed elsewhere since you wrote this.',
    use: 'Use the newer version',
    keep: 'Keep what is here',
  },
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
