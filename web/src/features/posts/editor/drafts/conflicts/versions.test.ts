import { expect, test } from 'vitest';
import { emptyPost } from '../../form/post-values';
import { chooseStart } from './versions';

const empty = emptyPost({
  companyName: 'Zoho',
  role: 'MTS',
  companyLogo: null,
  experienceType: 'fulltime',
});
const here = { ...empty, location: 'Chennai' };
const there = { ...empty, location: 'Pune' };
const monday = '2026-01-05T10:00:00.000Z';
const tuesday = '2026-01-06T10:00:00.000Z';
const stored = (base: string | null, at = Date.parse(monday)) => ({ at, base, values: here });

test('nothing anywhere: the empty form', () => {
  expect(chooseStart(empty, null, null)).toEqual({
    initial: empty,
    base: null,
    storedAt: null,
    conflict: null,
  });
});

test('only the account has words: they are the form', () => {
  const start = chooseStart(empty, null, { values: there, at: monday });
  expect(start).toMatchObject({ initial: there, base: monday, storedAt: null, conflict: null });
});

test('this device goes on from the version in the account, or could not ask for it: its words come first', () => {
  const start = chooseStart(empty, stored(monday), { values: there, at: monday });
  expect(start).toMatchObject({ initial: here, base: monday, conflict: null });
  expect(start.storedAt).toBe(Date.parse(monday));
  expect(chooseStart(empty, stored(monday), undefined)).toMatchObject({
    initial: here,
    base: undefined,
    conflict: null,
  });
});

test.each([
  ['account-newer', monday, tuesday],
  ['device-newer', tuesday, monday],
])('neither goes on from the other: %s, and the person chooses', (kind, localAt, remoteAt) => {
  const start = chooseStart(empty, stored(null, Date.parse(localAt)), {
    values: there,
    at: remoteAt,
  });
  expect(start.initial).toEqual(here);
  expect(start.conflict).toEqual({
    kind,
    values: there,
    at: Date.parse(remoteAt),
    base: remoteAt,
  });
});

test('the same words on both sides are no choice', () => {
  const start = chooseStart(empty, stored(null), { values: here, at: tuesday });
  expect(start).toMatchObject({ initial: here, base: tuesday, storedAt: null, conflict: null });
});

test('what was saved in the account once and is not there any more does not come back by itself', () => {
  expect(chooseStart(empty, stored(monday), null).conflict).toMatchObject({
    kind: 'gone',
    values: empty,
    base: null,
  });
  expect(chooseStart(empty, stored(null), null).conflict).toBeNull();
});
