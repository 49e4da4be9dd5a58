import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWebPath } from '@schema/rules/pages/pages';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const files = globSync(['**/*.ts', '**/*.tsx'], { cwd: source }).filter(
  (file) => !/\.test\.tsx?$|(?:^|\/)(?:generated|testing)\//.test(file),
);

/** Paths of pages that stand in a code as texts, but for that of the first page and in types. */
const writtenPaths = (code: string): string[] =>
  [
    ...code
      .replace(/\/\*[^]*?\*\/|(?<=\s)\/\/.*$|^(?:export )?type .*$|^.*' \| '.*$/gm, '')
      .matchAll(/['"`](\/[a-z][^'"`]*)/g),
  ]
    .map((match) => match[1] ?? '')
    .filter((path) => isWebPath(path.replace(/\$\{[^}]*\}/g, 'one').replace(/[?#].*$/, '')));

test.each([
  ['to="/settings"', '/settings'],
  ['navigate(`/post/${id}`)', '/post/${id}'],
  ["{ to: '/feed?tab=jobs' }", '/feed?tab=jobs'],
])('a path that is written by hand is found: %s', (code, path) => {
  expect(writtenPaths(code)).toEqual([path]);
});

test('no path of a page is written by hand', () => {
  const found = files.flatMap((file) =>
    writtenPaths(readFileSync(join(source, file), 'utf8')).map((path) => `${file}: ${path}`),
  );
  expect(found).toEqual([]);
});
