import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTextFont, textFontFile } from '../../../scripts/text-font.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const css = read('web/src/ui/theme/fonts.css');

/** The characters of the faces of a style sheet that load a file. */
const charactersOf = (sheet: string, file: string): number[] =>
  [...sheet.matchAll(/@font-face \{[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => face.includes(file))
    .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i);
    });

it('keeps the part of the font that the style sheet and the package say', async () => {
  expect(readFileSync(textFontFile).equals(await makeTextFont())).toBe(true);
});

it('loads each Latin character from one of two files', () => {
  const whole = 'inter-latin-wght-normal.woff2';
  const ours = [...charactersOf(css, 'text-font.woff2'), ...charactersOf(css, whole)];
  const theirs = charactersOf(read('node_modules/@fontsource-variable/inter/wght.css'), whole);
  // Controls are drawn by nobody.
  const drawn = theirs.filter((code) => code >= 0x20 && (code < 0x7f || code >= 0xa0));
  expect(ours.toSorted((a, b) => a - b)).toEqual(drawn);
});

it('has every weight that text is written in', () => {
  const [, least, most] = /font-weight: (\d+) (\d+);[^}]*text-font/.exec(css) ?? [];
  const weights = [
    ...read('web/src/ui/theme/tokens.css').matchAll(/--x-weight-[a-z]+: (\d+);/g),
  ].map(([, weight]) => Number(weight));
  expect(Math.min(...weights)).toBe(Number(least));
  expect(Math.max(...weights)).toBe(Number(most));
});
