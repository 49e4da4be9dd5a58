import { readFileSync } from 'node:fs';
import { tints } from '@schema/rules/college/tint';
import { expect, test } from 'vitest';
import { tintOf } from './tint.ts';

const tokens = readFileSync(`${import.meta.dirname}/../theme/tokens.css`, 'utf8');
const pairs = [...tokens.matchAll(/--x-tint-\d: (#\w{6});\s+--x-ink-\d: (#\w{6});/g)].map(
  ([, tint = '', ink = '']) => [tint, ink] as const,
);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test('ten tints for each theme, and initials that read on each', () => {
  expect(pairs).toHaveLength(20);
  for (const [tint, ink] of pairs)
    expect(contrast(tint, ink), `${ink} on ${tint}`).toBeGreaterThan(7);
});

test('what the server draws has those of the light theme', () => {
  expect(tints).toEqual(pairs.slice(0, tints.length));
});

test('a name has one tint, whatever its case, and names spread over them', () => {
  expect(tintOf(' ZOHO')).toBe(tintOf('Zoho'));
  const names = ['Razorpay', 'Microsoft', 'PhonePe', 'Google', 'Amazon', 'Flipkart'];
  expect(new Set(names.map(tintOf)).size).toBe(names.length);
  const many = Array.from({ length: 1000 }, (_none, index) => tintOf(`Company ${index}`));
  for (let tint = 0; tint < 10; tint += 1)
    expect(many.filter((one) => one === tint).length).toBeGreaterThan(60);
});
