/** Words for who wrote a chat request that waits, and for who was asked. */
export const chatRequestTexts = {
  editNote: 'Correct the note',
  addNote: 'Add a note',
  note: 'Your note',
  save: 'Save',
  cancel: 'Cancel',
  editFailed: 'The note could not be saved.',
  withdraw: 'Take the request back',
  withdrawTitle: 'Take this request back?',
  withdrawText: (name: string): string =>
    `${name} does not see it any more, and is not told. You can ask again a day later.`,
  withdrawFailed: 'The request could not be taken back.',
  report: 'Report the note',
} as const;
