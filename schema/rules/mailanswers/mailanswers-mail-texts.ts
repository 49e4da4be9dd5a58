import type { LetterText } from '../text/letter.ts';
import { answerLinkDays } from './answer-link-texts.ts';

/** Why an answer by mail could not be taken, where no rule of the words says it. */
export const mailAnswerRefusals = {
  otherSender:
    'It came from another address than the one of your account, which this mail goes to. Answer from that one.',
  over: `It answers a mail that is older than ${answerLinkDays} days.`,
  empty:
    'There was nothing in it above the mail that it quotes. Write your answer at the top, as text, and send it once more.',
  onlyFiles: 'There were only files in it. An answer is text.',
  noPlainText:
    'It came as a formatted page alone, without plain text, which is what we read. Most mail programs have a setting for it.',
  tooLong: 'It is longer than an answer may be. Shorten it and answer our mail once more.',
} as const;

export type MailAnswerRefusal = keyof typeof mailAnswerRefusals;

/** Who waits, and where they are answered in the app; null for what is not there any more. */
interface Waiting {
  name: string;
  to: string;
}

/** Mails that are answered by a mail: the words in them, and what answers those not taken. */
export const mailAnswerTexts = {
  /** In a mail about a question. */
  question: (name: string): string =>
    `You can answer this mail: what you write above it becomes your answer to ${name}, under your experience and with your name, for all students and alumni of the college. Files are left out.`,
  /** In a mail about a request for a chat. */
  chatRequest: (name: string): string =>
    `You can answer this mail: that accepts the request, and what you write above it is your first message to ${name}. To say no, use the link "Not now" instead. Files are left out.`,
  /** After what a rule of the words says. */
  again: (why: string): string => `${why}. Change that and answer our mail once more.`,
  notTaken: (why: string, waiting: Waiting | null): LetterText => ({
    subject: waiting
      ? `Your answer to ${waiting.name} did not arrive`
      : 'Your answer by mail did not arrive',
    text: [
      `You answered one of our mails, and we could not take it: ${why}`,
      'Nothing of what you wrote was posted; it is still among your sent mails.',
      ...(waiting ? [{ label: `Answer ${waiting.name} in Experiencia`, to: waiting.to }] : []),
    ],
  }),
  withoutFiles: (waiting: Waiting | null): LetterText => ({
    subject: waiting
      ? `Your answer to ${waiting.name} arrived, without its files`
      : 'Your answer by mail arrived, without its files',
    text: [
      'What you wrote has arrived. The files of your mail have not: an answer by mail is text alone.',
      ...(waiting ? [{ label: 'See it in Experiencia', to: waiting.to }] : []),
    ],
  }),
} as const;
