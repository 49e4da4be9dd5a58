import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isWebPath, pageAt, pageEntries, pages, webPaths } from '@schema/rules/pages/pages';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './router';

const paths = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...paths(children),
  ]);

test('the server knows every page of the router, and no other', () => {
  const known = paths(routes).filter((path) => path !== '*');
  expect([...webPaths].sort()).toEqual(known.sort());
  for (const path of known) expect(isWebPath(path.replace(/:\w+/g, 'x'))).toBe(true);
});

test('every page that a room has is in the table', () => {
  const files = globSync('*/pages/*Page.tsx', { cwd: join(import.meta.dirname, '../../features') });
  const listed = new Set(pageEntries.map(({ file }) => `${file.replace('/', '/pages/')}.tsx`));
  expect([...listed].sort()).toEqual(files.sort());
});

test('the page at an address is the one that the router opens', () => {
  expect(pageAt('/sign-in')).toBe(pages.signIn);
  expect(pageAt('/profile/u1/')).toBe(pages.profile);
  expect(pageAt('/admin/content/post/p1')).toBe(pages.moderatedContent);
  expect(pageAt('/nowhere')).toBeUndefined();
});
