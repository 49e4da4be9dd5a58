import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { isCurrentEntry, sideMenuEntries } from './menu-entries';

const current = (pathname: string, search = ''): string[] =>
  sideMenuEntries(viewer() as never, 0)
    .filter((entry) => isCurrentEntry(entry, pathname, search))
    .map(({ label }) => label);

test.each([
  ['/connections', ['Connections']],
  ['/connection-requests', ['Connections']],
  ['/blocked-people', ['Connections']],
  ['/feed', ['Home']],
  ['/post/p1', []],
])('at %s the menu highlights %j', (pathname, labels) => {
  expect(current(pathname)).toEqual(labels);
});

test('the tabs of the feed are told apart', () => {
  expect(current('/feed', '?tab=networking')).toEqual(['Networking']);
});
