/** Days in which a mailed question is answered by its link. */
export const answerLinkDays = 14;

/** Answering a question by the link of a mail, without signing in. */
export const answerLinkTexts = {
  title: 'Answer a question',
  invalid: 'This link is not valid. It may have been cut off by your mail program.',
  gone: 'This question is not here any more.',
  over: `This link has ended: it answers for ${answerLinkDays} days. The question may still wait for you in Experiencia.`,
  answered: 'You have answered this question already.',
  asks: (name: string): string => `${name} asks you`,
  about: (post: string): string => `About your ${post} experience`,
  label: (name: string): string => `Your answer to ${name}`,
  hint: 'It stands under your experience, with your name, for all students and alumni of the college. Code in `backticks`, lists and links work.',
  send: 'Send answer',
  failed: 'Your answer could not be sent. It is still here: please try again.',
  nothingYet:
    'This link is yours alone and answers once. Nothing is sent before you press, and it opens nothing else of your account.',
  sent: 'Sent. Thank you!',
  sentNext: (name: string): string =>
    `${name} is told now. You can correct your answer in Experiencia for 15 minutes.`,
  before: 'Your answer is there',
  beforeNext: (name: string): string => `You have answered ${name} already: nothing waits here.`,
  open: 'Open the app',
  read: 'Read it in its place',
  loadFailed: 'The question could not be loaded.',
} as const;
