import { type Expression, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asked, provide, settleAsks } from './asks.ts';
import { askedExpression } from './sql/asked-expression.ts';
import { builder } from './sql/builder.ts';

describe('what a room asks of another', () => {
  it('is what the other one provides, once the program has started', () => {
    const wish = asked<string>('lower.wish');
    expect(() => wish()).toThrow('no room provides lower.wish');
    settleAsks([
      { name: 'lower', asks: [wish] },
      { name: 'upper', provides: [provide(wish, 'granted')] },
    ]);
    expect(wish()).toBe('granted');
  });

  it('stands in a statement as its owner writes it', () => {
    const doubled = askedExpression<[of: Expression<number>], number>('lower.doubled');
    settleAsks([
      { name: 'lower', asks: [doubled] },
      { name: 'upper', provides: [provide(doubled, (of) => sql<number>`${of} * 2`)] },
    ]);
    const query = builder<object>().selectNoFrom(doubled(sql.lit(3)).as('answer'));
    expect(query.compile().sql).toBe('select 3 * 2 as "answer"');
  });

  it('is missed by name', () => {
    const wish = asked<string>('lower.wish');
    expect(() => {
      settleAsks([{ name: 'lower', asks: [wish] }, { name: 'upper' }]);
    }).toThrow('no room provides lower.wish, which lower asks');
  });

  it('is provided once', () => {
    const wish = asked<string>('lower.wish');
    const provides = [provide(wish, 'granted')];
    expect(() => {
      settleAsks([
        { name: 'lower', asks: [wish] },
        { name: 'upper', provides },
        { name: 'upmost', provides },
      ]);
    }).toThrow('lower.wish is provided more than once: by upper and upmost');
  });

  it('is declared by who asks', () => {
    const wish = asked<string>('lower.wish');
    expect(() => {
      settleAsks([{ name: 'lower' }, { name: 'upper', provides: [provide(wish, 'granted')] }]);
    }).toThrow('upper provides lower.wish, which no room asks');
  });
});
