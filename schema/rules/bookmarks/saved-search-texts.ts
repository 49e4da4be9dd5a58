/** How often the finds of a saved search are mailed. */
export const alertFrequencies = ['atOnce', 'daily', 'weekly', 'never'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
/** Those of them that send mails. */
export type SentFrequency = Exclude<AlertFrequency, 'never'>;

/** How many searches of one kind a person keeps. */
export const savedSearchesAtMost = 10;

const mails: Record<AlertFrequency, string> = {
  atOnce: 'At once',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'No mails',
};

/** Words of searches that are kept, whatever they look for. */
export const savedSearchTexts = {
  mails,
  many: `At most ${savedSearchesAtMost} saved searches`,
  empty: 'Choose at least one filter to save this search',
  gone: 'This saved search is not there any more',
  linkInvalid: 'This link is not valid any more',
  save: 'Save this search',
  submit: 'Save',
  mailMe: 'Mail me',
  bell: 'The bell tells you at once, whatever you choose here.',
  list: 'Saved searches',
  /** Where there is no room for more words. */
  noneYet: 'None yet',
  /** A choice with what it is about, for nothing stands beside the field: `Mails: Weekly`. */
  mailsAre: (frequency: AlertFrequency): string =>
    frequency === 'never' ? mails.never : `Mails: ${mails[frequency]}`,
  mailsOf: (words: string): string => `Mails of ${words}`,
  remove: (words: string): string => `Remove ${words}`,
  removed: 'Saved search removed',
  saveFailed: 'Error saving search',
  listFailed: 'Error fetching saved searches',
  again: 'Try again',
  stop: {
    title: 'Mails of a saved search',
    ask: 'Stop the mails of this saved search?',
    stop: 'Stop these mails',
    off: 'You will not be mailed about this search any more. The bell goes on.',
    on: {
      atOnce: 'You will be mailed about this search within minutes.',
      daily: 'You will be mailed about this search once a day.',
      weekly: 'You will be mailed about this search once a week.',
    } satisfies Record<SentFrequency, string>,
    undo: 'Undo',
    failed: 'That did not work. Check your connection and try again.',
  },
};
