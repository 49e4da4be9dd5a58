/** Texts of the feedback dialog. */
export const feedbackTexts = {
  open: 'Feedback',
  title: 'Tell us what you think',
  label: 'Your message',
  placeholder: 'What works for you, what does not, what is missing?',
  send: 'Send feedback',
  sent: 'Thank you! Your feedback has been sent.',
  failed: 'Error sending feedback',
  required: 'Feedback message is required',
  tooLong: 'Feedback message cannot exceed 2000 characters',
  page: 'page must be an address of this site',
  notFound: 'This feedback is not there any more',
  /** Of the admins' list. */
  list: {
    title: 'Feedback',
    lead: 'What members told with the Feedback button. They are not told when you close it.',
    search: 'Words or name',
    empty: {
      title: 'Nothing waits to be read',
      text: 'What members send with the Feedback button is listed here.',
    },
    close: 'Close',
    reopen: 'Open again',
    closed: 'Closed',
    reopened: 'Open again',
    state: 'State',
    states: { open: 'Open', closed: 'Closed', all: 'All' },
  },
} as const;

/** What admins look at of the feedback. */
export const feedbackStates = ['open', 'closed', 'all'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLength = 2000;
/** Addresses with a long search in them are cut by the client. */
export const pageLength = 500;
