import { type Expression, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { builder } from './builder.ts';
import { providedExpression } from './provided.ts';

describe('an expression that another room provides', () => {
  it('stands in a statement as its owner writes it', () => {
    const doubled = providedExpression<[of: Expression<number>], number>('test.doubled');
    doubled.provide((of) => sql<number>`${of} * 2`);
    const query = builder<object>().selectNoFrom(doubled(sql.lit(3)).as('answer'));
    expect(query.compile().sql).toBe('select 3 * 2 as "answer"');
  });

  it('is missed by name, and provided once', () => {
    const missed = providedExpression<[], number>('test.missed');
    expect(() => missed()).toThrow('no room provides test.missed');
    missed.provide(() => sql.lit(1));
    expect(() => {
      missed.provide(() => sql.lit(2));
    }).toThrow('test.missed is provided twice');
  });
});
