import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { bottomBarEntries, isCurrentEntry, sideMenuEntries } from './menu-entries';

const current = (pathname: string, search = ''): string[] =>
  sideMenuEntries('me', viewer() as never, { requests: 0, chats: 0 })
    .filter((entry) => isCurrentEntry(entry, pathname, search))
    .map(({ label }) => label);

test.each([
  ['/connections', ['Connections']],
  ['/connection-requests', ['Connections']],
  ['/blocked-people', ['Connections']],
  ['/feed', ['Home']],
  ['/post/p1', []],
  ['/chat', ['Messages']],
  ['/chat/c1', ['Messages']],
])('at %s the menu highlights %j', (pathname, labels) => {
  expect(current(pathname)).toEqual(labels);
});

test('the tabs of the feed are told apart', () => {
  expect(current('/feed', '?tab=networking')).toEqual(['Networking']);
});

test('the bottom bar has what one does most, for visitors what they may see', () => {
  const labels = (viewerId: string | null) =>
    bottomBarEntries(viewerId, { chats: 3 }).map(({ label }) => label);
  expect(labels('me')).toEqual(['Home', 'Networking', 'Jobs', 'Messages', 'Profile']);
  expect(labels(null)).toEqual(['Home', 'Networking', 'Jobs']);
});
