import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWebPath } from '@schema/rules/web-paths';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync(['**/*.ts', '**/*.tsx'], { cwd: source }).filter(
  (file) => !/\.test\.tsx?$|(?:^|\/)(?:generated|testing)\//.test(file),
);

/** Paths that a link, a redirect or a navigation leads to, as they are written. */
const writtenPaths = (code: string): string[] =>
  [
    ...code.matchAll(
      /(?:\b(?:to|next|editTo|moreHref|pathname)(?:=\{?|: )|\bnavigate\(|\buseGoBack\()(['"`])(\/[^'"`]*)\1/g,
    ),
  ].map((match) => match[2] ?? '');

const written = files.flatMap((file) =>
  writtenPaths(readFileSync(join(source, file), 'utf8')).map((path) => ({ file, path })),
);

test('the walk finds paths in links and navigations', () => {
  expect(written.length).toBeGreaterThan(80);
  expect(writtenPaths("<Link to='/a'>; navigate(`/b`); { to: '/c' }; to={`/d${e}`}")).toEqual([
    '/a',
    '/b',
    '/c',
    '/d${e}',
  ]);
});

test('every path that is written as it stands leads to a page', () => {
  const plain = (path: string) => path.replace(/[?#].*$|\$\{search\}$/, '');
  // Which list of admins it is, their tables say.
  const isFromTable = (path: string) => /^\/admin\/?\$\{/.test(path);
  expect(written.filter(({ path }) => !isWebPath(plain(path)) && !isFromTable(path))).toEqual([]);
});
