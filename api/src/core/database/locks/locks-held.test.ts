import { describe, expect, it } from 'vitest';
import { LocksHeld, locksOf } from './locks-held.ts';

const names = (text: string, parameters?: unknown[]): string[] =>
  locksOf(text, parameters).map(({ name }) => name);

describe('what a statement locks', () => {
  it('is the table of its rows, also behind an alias and within a part of it', () => {
    expect(names('select "id" from "users" where "id" = $1 for no key update')).toEqual([
      'rows of users',
    ]);
    expect(
      names(
        'select 1 from "posts" as "post" join "users" as "person" on true for update of "post"',
      ),
    ).toEqual(['rows of posts']);
    expect(
      names('select 1 from "posts" as "p" join "users" as "w" on true for key share of "p", "w"'),
    ).toEqual(['rows of posts', 'rows of users']);
    expect(
      names('select 1 from "a" join lateral (select 1 from "messages" as "m" for share) as "x"'),
    ).toEqual(['rows of messages']);
    expect(
      names('select 1 from (select "id" from "users") as "person" for key share of "person"'),
    ).toEqual(['rows of users']);
    expect(names('with "x" as (select 1 from "posts" for key share) select 1 from "x"')).toEqual([
      'rows of posts',
    ]);
  });

  it('is an advisory key by its longest name', () => {
    const text = 'select pg_advisory_xact_lock(hashtextextended($1, 0)) as "lock"';
    expect(names(text, ['bookmark folders 1'])).toEqual(['key bookmark folders']);
    expect(names(text, ['bookmark 1 2'])).toEqual(['key bookmark']);
    expect(names(text, [['account a@vie.example', 'account b@vie.example']])).toEqual([
      'key account',
      'key account',
    ]);
  });

  it('is nothing for what only reads or writes', () => {
    expect(names('select 1 from "posts" where "body" = \'for updates\'')).toEqual([]);
    expect(names('update "posts" set "views" = 1')).toEqual([]);
  });
});

describe('the order of locks', () => {
  const post = (id: string) => ['select 1 from "posts" where "id" = $1 for update', [id]] as const;
  const account = (id: string) =>
    ['select 1 from "users" where "id" = $1 for no key update', [id]] as const;

  it('refuses what comes before something that is held', () => {
    const locks = new LocksHeld();
    locks.take(...account('a'));
    locks.take(...post('p'));
    expect(() => {
      locks.take(...account('b'));
    }).toThrow('"rows of users" is locked behind "rows of posts", against the order of locks');
  });

  it('takes again what is held already, and what passes over what others hold', () => {
    const locks = new LocksHeld();
    locks.take(...account('a'));
    locks.take(...post('p'));
    locks.take(...account('a'));
    locks.take('select 1 from "users" limit 5 for update skip locked');
  });

  it('has a place for each lock', () => {
    expect(() => {
      new LocksHeld().take('select 1 from "settings" for update');
    }).toThrow('"rows of settings" has no place in the order of locks');
  });
});
