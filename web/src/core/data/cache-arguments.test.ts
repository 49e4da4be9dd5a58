import { expect, test } from 'vitest';
import { argumentsOf } from './cache-arguments';

test.each([
  ['notifications', {}],
  ['notifications:{}', {}],
  ['notifications:{"tab":"all"}', { tab: 'all' }],
  ['messages:{"conversationId":"c(1)"}', { conversationId: 'c(1)' }],
  ['feedProfiles({"search":"a:{b}","first":6})', { search: 'a:{b}', first: 6 }],
])('the arguments of %s', (name, expected) => {
  expect(argumentsOf(name)).toEqual(expected);
});
