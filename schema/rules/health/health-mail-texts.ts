import { pagePaths } from '../pages/page-paths.ts';
import type { LetterParagraph, LetterText } from '../text/letter.ts';
import type { HealthState } from './health.ts';

/** Something that turned bad, or good again. */
interface Turned {
  title: string;
  told: Exclude<HealthState, 'attention'>;
  words: string;
  advice?: string | undefined;
  said?: string | undefined;
}

const heading = ({ title, told }: Pick<Turned, 'title' | 'told'>): string =>
  told === 'bad' ? `${title} needs you` : `${title}: good again`;

/** What the bell says: a line. */
const lineLength = 200;

/** What super admins are told of the health of the college. */
export const healthMailTexts = {
  bell: (title: string, told: Turned['told'], words: string): string =>
    `${heading({ title, told })}${told === 'bad' ? `: ${words}` : ''}`.slice(0, lineLength),
  turned: (turned: readonly Turned[]): LetterText => {
    const [first = { title: 'Experiencia', told: 'good' as const }, ...more] = turned;
    return {
      subject: `${heading(first)}${more.length > 0 ? `, and ${more.length} more` : ''}`,
      text: [
        ...turned.flatMap(({ words, advice, said, ...one }): LetterParagraph[] => [
          `${heading(one)}: ${words}`,
          ...(said ? [{ quote: said }] : []),
          ...(advice ? [advice] : []),
        ]),
        { label: 'All of it, as it is by now', to: pagePaths.adminHealth },
        'You are told because you are a super admin, once when something breaks and once when it is good again.',
      ],
    };
  },
  /** What is told where nobody can look at the page of health: the product does not run. */
  refusedStart: ({
    words,
    advice,
    said,
  }: Pick<Turned, 'words' | 'advice' | 'said'>): LetterText => ({
    subject: 'An older Experiencia was started, and refused',
    text: [
      `An older version of Experiencia was started on the data of a newer one. It does not run, so that it spoils nothing: ${words}`,
      ...(said ? [{ quote: said }] : []),
      ...(advice ? [advice] : []),
      'Nothing is lost. Whoever looks after the machine finds the same in the log, and by `npm run doctor`.',
      'You are told because you are a super admin, once for each machine.',
    ],
  }),
} as const;
