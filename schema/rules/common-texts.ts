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
