/** What the building blocks of the web say by themselves, on whatever page they stand. */
export const uiTexts = {
  close: 'Close',
  dismiss: 'Dismiss',
  save: 'Save',
  retry: 'Try again',
  failed: 'That did not work',
  /** Of a question that was answered: for what says nothing of its own failure. */
  answerFailed: 'This did not work. Please try again.',
  checkConnection: 'Check your connection and try again.',
  retriedOnline: 'It is tried again by itself once you are back online.',
  code: 'Code',
  removeFile: 'Remove file',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** What lies over the page as a menu, for who goes by landmarks. */
  menuPlace: 'Open menu',
  notices: 'Notices',
  errors: 'Errors',
  previous: 'Previous',
  next: 'Next',
  turn: 'Turn by itself',
  stopTurning: 'Stop turning',
  openDocument: 'Open the document in a new tab',
  /** On paper: as of when it is. */
  printedOn: (day: string) => `As of ${day}`,
  documentFailed: 'The document can not be shown here.',
} as const;
