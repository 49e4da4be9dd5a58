import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakpoints, widths } from './breakpoints.ts';

const source = join(import.meta.dirname, '..', '..');
const known = new Set(
  widths.flatMap((width) => [`(min-width: ${width}em)`, `(max-width: ${width - 0.01}em)`]),
);
/** Of the screen, not of a container. */
const widthsIn = (text: string): string[] =>
  [...text.replace(/@container[^{]*/g, '').matchAll(/\((?:min|max)-width:[^)]*\)/g)].map(
    ([query]) => query,
  );

test('layouts change at the widths of the list alone', () => {
  const queries = globSync(['**/*.css', '**/*.ts', '**/*.tsx'], { cwd: source })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      widthsIn(readFileSync(join(source, file), 'utf8')).map((query) => ({ file, query })),
    );
  expect(queries.length).toBeGreaterThan(60);
  expect(queries.filter(({ query }) => !known.has(query))).toEqual([]);
});

test('each name is one of them', () => {
  for (const query of Object.values(breakpoints)) expect(known).toContain(query);
});
