import { type Expression, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workLine as workLineOf } from '../../../../schema/rules/careers/careers-texts.ts';
import { pagePathOf, pagePaths } from '../../../../schema/rules/pages/page-paths.ts';
import { isWebPath } from '../../../../schema/rules/pages/pages.ts';
import { builder } from './builder.ts';
import * as inSql from './pages.ts';

const ids = ['0192f1a0-0000-7000-8000-00000000000a', '0192f1a0-0000-7000-8000-00000000000b'];

const written = (expression: Expression<string>): string =>
  builder<object>()
    .selectNoFrom(sql`${expression}`.as('it'))
    .compile()
    .sql.replaceAll(/^select | as "it"$/g, '')
    .split(' || ')
    .map((part) => part.slice(1, -1))
    .join('');

describe('pages', () => {
  it.each(Object.keys(pagePathOf) as (keyof typeof pagePathOf)[])(
    '%s: the path leads to a page, and is the same in statements',
    (name) => {
      const [first = '', second = ''] = ids;
      const path = pagePathOf[name](first, second);
      expect(isWebPath(path.replace(/[?#].*/, ''))).toBe(true);
      expect(written(inSql.pagePathOf[name](sql.lit(first), sql.lit(second)))).toBe(path);
    },
  );

  it.each(Object.values(pagePaths))('%s is a page', (path) => {
    expect(isWebPath(path.replace(/[?#].*/, ''))).toBe(true);
  });

  it('what somebody does is called alike', () => {
    expect(written(inSql.workLine(sql.lit('SDE'), sql.lit('Google')))).toBe('SDE at Google');
    expect(workLineOf('SDE', 'Google')).toBe('SDE at Google');
  });
});
