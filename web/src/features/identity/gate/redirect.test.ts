import { expect, test } from 'vitest';
import { returnPath, safePath, storeRedirect, withReturn } from './redirect';

test.each([
  ['/post/1?x=2#q', '/post/1?x=2#q'],
  ['/feed', '/feed'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/\t/evil.example', null],
  ['/..//evil.example', null],
  ['/feed/../..//evil.example/x', null],
  ['/%2e%2e//evil.example', null],
  ['feed', null],
  ['', null],
  [null, null],
  ['/signin', null],
  ['/signup?redirect=/feed', null],
])('follows %s to %s', (given, followed) => expect(safePath(given)).toBe(followed));

test('the entrance remembers where one was', () => {
  expect(withReturn('/signin', '/post/1?x=2')).toBe('/signin?redirect=%2Fpost%2F1%3Fx%3D2');
  expect(withReturn('/signin', '/')).toBe('/signin');
});

test('after signing in: back, else the stored hint, else the feed', () => {
  expect(returnPath('')).toBe('/feed');
  storeRedirect('/create-profile');
  expect(returnPath('')).toBe('/create-profile');
  expect(returnPath('?redirect=%2Fchat')).toBe('/chat');
  expect(returnPath('?redirect=//evil.example')).toBe('/create-profile');
});
