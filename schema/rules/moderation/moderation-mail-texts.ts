import { pagePaths } from '../pages/page-paths.ts';
import type { LetterParagraph, LetterText } from '../text/letter.ts';
import {
  type AppealOutcome,
  appealOutcomeWords,
  type CaseDecision,
  decidedLabelOf,
  type RemovableType,
  type RemovalKind,
  type ReportableType,
  typeLabels,
} from './moderation-texts.ts';

/** Where all of it stands, under the words that say so. */
const where = (words: string, page: string = pagePaths.moderation): LetterParagraph => [
  words,
  { to: page },
];

const removedWord = (type: RemovableType, kind: RemovalKind): string =>
  decidedLabelOf(type, kind).toLowerCase();

const reasonOf = (reason: string): string => `Reason: ${reason}`;
const youCanAppeal = where('You can appeal once:');

/** The mail to who appealed. `page` is where they read all of it. */
export const appealMailTexts = {
  answered: (
    {
      outcome,
      decision,
      subjectType,
      excerpt,
      answer,
    }: {
      outcome: AppealOutcome;
      decision: CaseDecision;
      subjectType: ReportableType;
      excerpt: string;
      answer: string;
    },
    page?: string,
  ): LetterText => ({
    subject: 'Your appeal was answered',
    text: [
      `your appeal was answered: ${appealOutcomeWords[outcome]}.`,
      `It was about your ${typeLabels[subjectType]}, and what was decided: ${decidedLabelOf(subjectType, decision)}.`,
      ...(subjectType === 'profile' ? [] : [excerpt]),
      'The answer:',
      { quote: answer },
      where('You find all of it here:', page),
    ],
  }),
} as const;

/** The mails about what an admin, or the reports of several people, took away and shows again. */
export const removalMailTexts = {
  removed: (
    type: RemovableType,
    excerpt: string,
    kind: RemovalKind,
    reason: string,
  ): LetterText => ({
    subject: `Your ${typeLabels[type]} was ${removedWord(type, kind)}`,
    text: [
      `an admin of the college has ${removedWord(type, kind)} your ${typeLabels[type]}:`,
      excerpt,
      reasonOf(reason),
      youCanAppeal,
    ],
  }),
  hiddenByReports: (type: RemovableType, excerpt: string, kind: RemovalKind): LetterText => ({
    subject: `Your ${typeLabels[type]} was ${removedWord(type, kind)}`,
    text: [
      `several people reported your ${typeLabels[type]}. It is hidden until an admin has looked at it:`,
      excerpt,
      where('You are told what the admin decides. You find it here:'),
    ],
  }),
  restored: (type: RemovableType, excerpt: string): LetterText => ({
    subject: `Your ${typeLabels[type]} is shown again`,
    text: [`your ${typeLabels[type]} is shown again:`, where(excerpt)],
  }),
} as const;

/**
 * The mails about a message or note that was deleted and a profile that was cleared: all for good.
 */
export const takenDownMailTexts = {
  profile: (reason: string): LetterText => ({
    subject: 'Your profile was cleared',
    text: [
      'an admin of the college has taken picture, banner and bio off your profile. You may put others there.',
      reasonOf(reason),
      youCanAppeal,
    ],
  }),
  chatRequest: (reason: string, excerpt: string): LetterText => ({
    subject: 'The note of your chat request was deleted',
    text: [
      'an admin of the college has deleted the note of your chat request:',
      excerpt,
      reasonOf(reason),
      youCanAppeal,
    ],
  }),
  message: (reason: string, excerpt: string): LetterText => ({
    subject: 'Your message was deleted',
    text: [
      'an admin of the college has deleted your message:',
      excerpt,
      reasonOf(reason),
      youCanAppeal,
    ],
  }),
} as const;
