import { readFileSync } from 'node:fs';
import { accentProblem, accentStyle, nearestReadable, tonesOf } from '@schema/rules/college/accent';
import { expect, test } from 'vitest';
import { theme as mantine } from './theme.ts';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

/** The colours that a theme has, of all the blocks that make it up. */
function themeOf(...selectors: string[]): Record<string, string> {
  const blocks = selectors.map(
    (selector) => css.split(`\n${selector} {`)[1]?.split('\n}')[0] ?? '',
  );
  return Object.fromEntries(
    blocks.flatMap((block) =>
      [...block.matchAll(/(--x-[\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );
}

const light = ':root';
const dark = ":root[data-mantine-color-scheme='dark']";
const high = ":root[data-contrast='high']";
const themes = {
  light: themeOf(light),
  dark: themeOf(light, dark),
  'high contrast': themeOf(light, high),
  'dark high contrast': themeOf(light, dark, high, `${high}[data-mantine-color-scheme='dark']`),
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (one: string, other: string): number => {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
};

test.each(Object.entries(themes))('what cannot be undone can be read: %s', (_name, theme) => {
  const colour = (name: string) => theme[`--x-${name}`] ?? 'missing';
  for (const [text, ground] of [
    ['on-danger', 'danger'],
    ['on-danger', 'danger-strong'],
    ['bad', 'surface'],
    ['bad', 'surface-2'],
    ['bad', 'bad-soft'],
  ] as const)
    expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
  expect(contrast(colour('danger'), colour('surface')), 'the button itself').toBeGreaterThan(3);
});

test.each(Object.entries(themes))('what loads is quieter than its words: %s', (_name, theme) => {
  const shape = theme['--x-shape'] ?? theme['--x-border'] ?? 'missing';
  expect(contrast(shape, theme['--x-surface'] ?? 'missing')).toBeLessThan(2);
});

/** Where a shade of Mantine's scales is one of our colours; the others lie between them. */
const shades = [
  ['light', 'accent', 7, 'accent'],
  ['light', 'accent', 8, 'accent-strong'],
  ['light', 'accent', 9, 'art-ink'],
  ['dark', 'accent', 6, 'accent'],
  ['light', 'gray', 1, 'surface-2'],
  ['light', 'gray', 2, 'border'],
  ['light', 'gray', 7, 'text-2'],
  ['light', 'gray', 9, 'text'],
  ['dark', 'dark', 3, 'border-strong'],
  ['dark', 'dark', 7, 'surface'],
  ['dark', 'dark', 8, 'bg'],
  ['light', 'danger', 0, 'bad-soft'],
  ['light', 'danger', 6, 'danger'],
  ['light', 'danger', 7, 'danger-strong'],
  ['dark', 'danger', 5, 'danger'],
  ['dark', 'danger', 9, 'bad-soft'],
] as const;

test.each(shades)("%s: Mantine's %s %i is the token %s", (scheme, scale, shade, token) => {
  expect(mantine.colors?.[scale]?.[shade]).toBe(themes[scheme][`--x-${token}`]);
});

/** Of the six hues in four strengths, and the ends. */
const colours = [
  ...['#ff0000', '#ffd54f', '#00a651', '#00bcd4', '#1a237e', '#c2185b'],
  ...['#400000', '#3d3000', '#00381b', '#00323a', '#05081f', '#2b0513'],
  ...['#808080', '#504cce', '#000000', '#ffffff'],
];

test.each(colours)(
  'of %s, or the nearest that can be read, every tone keeps its contrast',
  (picked) => {
    const colour = nearestReadable(picked);
    expect(accentProblem(colour)).toBeNull();
    expect(colour === picked).toBe(accentProblem(picked) === null);
    const tones = tonesOf(colour);
    for (const scheme of ['light', 'dark'] as const) {
      const { accent, strong, text, soft } = tones[scheme];
      const {
        '--x-surface': surface = '',
        '--x-bg': ground = '',
        '--x-surface-2': second = '',
      } = themes[scheme];
      const about = `${scheme} ${colour} ${JSON.stringify(tones[scheme])}`;
      for (const button of [accent, strong])
        expect(contrast('#ffffff', button), `words on a button: ${about}`).toBeGreaterThanOrEqual(
          4.5,
        );
      for (const under of [surface, ground, second, soft])
        expect(contrast(text, under), `a link on ${under}: ${about}`).toBeGreaterThanOrEqual(4.5);
      for (const under of [surface, ground])
        expect(contrast(accent, under), `a button on ${under}: ${about}`).toBeGreaterThanOrEqual(3);
    }
  },
);

test('a style of it says nothing that a page could not hold as it is', () => {
  expect(accentStyle('#0b6e4f')).toMatch(/^[\w\s:#;{}()[\]=-]+$/);
  expect(accentStyle('red}body{display:none')).toBe('');
  expect(accentProblem('#ffd54f')).toMatch(/contrast of 1\.\d\d to 1, and 4\.50 to 1 is needed/);
});
