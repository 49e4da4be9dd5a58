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
} as const;

export const feedbackLength = 2000;
/** Addresses with a long search in them are cut by the client. */
export const pageLength = 500;
