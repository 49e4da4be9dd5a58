/** What the college is called in mails, and in a few letters where it has such a name. */
export interface CollegeNames {
  name: string;
  /** The name itself where there is no shorter one. */
  short: string;
}

/** A longer name stands in the words of a mail, not in its subject. */
const subjectLength = 40;

/** The product in a subject, with whose it is where that fits. */
export const productOf = ({ short }: CollegeNames): string =>
  short.length > subjectLength ? 'Experiencia' : `Experiencia at ${short}`;

/** A line that leads somewhere: `Sign in: https://…`; without a label the address alone. */
export interface LetterLink {
  label?: string;
  /** A path of `page-paths.ts`, or a whole address. */
  to: string;
}

/** Words that stand apart, on lines of their own: a code, a reason, what somebody wrote. */
interface LetterQuote {
  quote: string;
}

type LetterLine = string | LetterLink;

/** What stands between two blank lines: a line, or several. */
export type LetterParagraph = LetterLine | readonly LetterLine[] | LetterQuote;

/** What a mail of the college says, before it is greeted and signed. */
export interface LetterText {
  subject: string;
  text: string | readonly LetterParagraph[];
}

/** Why one gets a mail that may be stopped, and what the link that stops it is called. */
export interface LetterReason {
  why: string;
  stop: string;
}
