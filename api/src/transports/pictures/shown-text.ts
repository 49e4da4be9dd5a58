/** Letters and signs that the fonts of pictures have, and what is typed with them. */
const drawn =
  /\p{Script=Latin}|\p{Script=Devanagari}|\p{Script=Tamil}|\p{Script=Inherited}|[\u0020-\u007E\u00A0-\u00FF\u2010-\u2027\u2030-\u203A\u20A0-\u20BF\u2122\u0964\u0965\s]/u;
const emoji = /\p{Extended_Pictographic}/u;
/** Further ones no picture has a place for. */
const maxLetters = 220;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A text in what people call letters: a mark is never apart from what it stands on. */
export const lettersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

const isDrawn = (letter: string): boolean =>
  [...letter].every((sign) => drawn.test(sign)) &&
  (!emoji.test(letter) || /^[\w#*©®™]/.test(letter));

/**
 * A text as a picture shows it: in one line, without emoji and letters that no font of ours has.
 * Nothing is left of a title in another script alone: the picture says of what kind it is.
 */
export const shownText = (text: string): string =>
  lettersOf(text.slice(0, maxLetters * 8).replaceAll(/\s+/g, ' '))
    .slice(0, maxLetters)
    .map((letter) => (isDrawn(letter) ? letter : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
