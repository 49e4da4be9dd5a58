// node scripts/ts.mjs scripts/text-font.ts: the part of Inter that nearly all text of the app is
// written in, as web/src/ui/theme/fonts.css names it. With --write,
// web/src/ui/theme/text-font.woff2 keeps it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const whole = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
/** Where the part is kept. */
export const textFontFile = join(root, 'web/src/ui/theme/text-font.woff2');

/** The weights of web/src/ui/theme/tokens.css. */
const weights = { min: 400, max: 700 };
/** Pairs of letters, accents, and numbers of one width. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'];

const theme = (file: string): string => readFileSync(join(root, 'web/src/ui/theme', file), 'utf8');

/** The characters that `fonts.css` takes from the part. */
function charactersOf(css: string): string[] {
  const [, ranges = ''] = /text-font\.woff2'\)[^}]*unicode-range:([^;]*);/.exec(css) ?? [];
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i));
    },
  );
}

/** Makes the part anew, from the package and the style sheet. */
export const makeTextFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(join(root, whole)), charactersOf(theme('fonts.css')).join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  });

if (process.argv.includes('--write')) writeFileSync(textFontFile, await makeTextFont());
