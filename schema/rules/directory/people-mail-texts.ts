import { countedText } from '../lists/counted.ts';
import { pagePathOf } from '../pages/page-paths.ts';
import type { LetterParagraph, LetterReason } from '../text/letter.ts';

/** The mail about whom a saved search of people found. */
export const peopleAlertMailTexts = {
  subject: (names: readonly string[]): string =>
    names.length === 1
      ? `${names[0]} fits your search`
      : `${countedText(names.length)} people have come to fit your search`,
  search: (words: string): string => `Your search: ${words}`,
  person: (id: string, name: string, work: string | null): LetterParagraph => [
    work ? `${name} · ${work}` : name,
    { to: pagePathOf.profile(id) },
  ],
  all: (path: string): LetterParagraph => ({ label: 'Everybody who fits', to: path }),
  reason: {
    why: 'You get this mail because you saved a search of people.',
    stop: 'Stop the mails of this search',
  } satisfies LetterReason,
};
