/** What pages say while the server can't be asked. */
export const offlineTexts = {
  offline: { short: 'You are offline.', rest: 'What you write stays here until you are back.' },
  lost: {
    short: 'The live connection is away.',
    rest: 'We keep trying; what you write stays here.',
  },
  /** "As of 10 minutes ago, offline" */
  asOf: 'As of',
  noLine: ', offline',
  noAnswer: ', the server does not answer',
} as const;
