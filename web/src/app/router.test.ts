import { isWebPath, webPaths } from '@schema/rules/web-paths';
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
