/** What words need to be read, and what a shape needs to be seen (WCAG 2.2, AA). */
const needed = { words: 4.5, shape: 3 } as const;

/** The grounds of both themes, as the tokens of the web have them. */
const grounds = { light: '#ffffff', dark: '#1a1c25' } as const;
const white = '#ffffff';
const black = '#000000';

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour with so much of another in it, from 0 to 1. */
const mixed = (colour: string, other: string, share: number): string => {
  const theirs = channels(other);
  const mine = channels(colour).map((value, at) => value + ((theirs[at] ?? 0) - value) * share);
  return `#${mine.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

const steps = Array.from({ length: 101 }, (_none, step) => step / 100);

/** The colour with as little of another in it as makes it fit; the other itself where none does. */
const nearest = (colour: string, other: string, fits: (made: string) => boolean): string =>
  steps.map((share) => mixed(colour, other, share)).find(fits) ?? other;

/** The tones that a theme makes of an accent. */
export interface AccentTones {
  accent: string;
  strong: string;
  text: string;
  soft: string;
}

/** The contrast of white words on a button of that colour. */
const wordsContrast = (colour: string): number => contrastOf(white, colour);

/** Whether white words can be read on it, and it can so be read on white. */
const isReadable = (colour: string): boolean => wordsContrast(colour) >= needed.words;

/** The nearest colour that words can be read on. */
export const nearestReadable = (colour: string): string => nearest(colour, black, isReadable);

/**
 * The tones of both themes: made so that words on buttons, links on every ground and the buttons
 * themselves keep their contrast, whichever readable colour they are made of.
 */
export function tonesOf(colour: string): { light: AccentTones; dark: AccentTones } {
  const soft = mixed(colour, grounds.light, 0.9);
  const onDark = nearest(colour, white, (made) => contrastOf(made, grounds.dark) >= needed.shape);
  const softDark = mixed(grounds.dark, onDark, 0.2);
  return {
    light: {
      accent: colour,
      strong: mixed(colour, black, 0.18),
      text: nearest(colour, black, (made) => contrastOf(made, soft) >= needed.words),
      soft,
    },
    dark: {
      accent: onDark,
      strong: mixed(onDark, black, 0.1),
      text: nearest(onDark, white, (made) => contrastOf(made, softDark) >= needed.words + 1),
      soft: softDark,
    },
  };
}

const said = ({ accent, strong, text, soft }: AccentTones): string =>
  `--x-accent:${accent};--x-accent-strong:${strong};--x-accent-text:${text};--x-accent-soft:${soft}`;

/**
 * The tokens of a colour as a style sheet; empty for that of the product. Themes of high contrast
 * keep theirs. Without quotes: it stands in a page as it is.
 */
export function accentStyle(colour: string): string {
  if (!isColour(colour)) return '';
  const { light, dark } = tonesOf(colour);
  const normal = ':root:not([data-contrast=high])';
  return `${normal}{${said(light)}}${normal}[data-mantine-color-scheme=dark]{${said(dark)}}`;
}

const ratio = (value: number): string => `${(Math.floor(value * 100) / 100).toFixed(2)} to 1`;

/** What is wrong with a colour, in words; null where nothing is. */
export function accentProblem(colour: string): string | null {
  if (isReadable(colour)) return null;
  return `White words on it have a contrast of ${ratio(wordsContrast(colour))}, and ${ratio(needed.words)} is needed: in both themes its buttons, and on white its links, could not be read. ${nearestReadable(colour)} is the nearest that can be.`;
}
