import { describe, expect, it } from 'vitest';
import { createOriginCheck, isLocalHost } from './origin.ts';

const publicUrl = 'https://alumni.college.example/app';
const asks = (origin: string | undefined, host: string) => ({
  headers: { host, ...(origin === undefined ? {} : { origin }) },
});

describe('createOriginCheck', () => {
  const inProduction = createOriginCheck({ publicUrl, production: true });
  const inDevelopment = createOriginCheck({ publicUrl, production: false });

  it('allows programs, and pages of the public address', () => {
    expect(inProduction(asks(undefined, 'anything'))).toBe(true);
    expect(inProduction(asks('https://alumni.college.example', 'anything'))).toBe(true);
    expect(inProduction(asks('https://evil.example', 'evil.example'))).toBe(false);
    expect(inProduction(asks('null', 'null'))).toBe(false);
  });

  it('allows local pages of the same host outside production alone', () => {
    const local = asks('http://localhost:4000', 'localhost:4000');
    expect([inDevelopment(local), inProduction(local)]).toEqual([true, false]);
    expect(inDevelopment(asks('http://localhost:5173', 'localhost:4000'))).toBe(false);
    expect(inDevelopment(asks('http://evil.example', 'evil.example'))).toBe(false);
  });
});

it.each([
  ['localhost', true],
  ['127.0.0.1:4000', true],
  ['[::1]:4000', true],
  ['localhost.evil.example', false],
  [undefined, false],
])('%s as a local host: %s', (host, isLocal) => {
  expect(isLocalHost(host)).toBe(isLocal);
});
