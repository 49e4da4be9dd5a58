import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { ExperienceFilterName } from '../../../../schema/rules/posts/experiences-filters.ts';
import { concat, roomSql, truth } from '../../core/sql/index.ts';
import { normsOfNamed } from '../companies/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { normalised } from '../search/index.ts';

/** Statements of this room, which owns no table: it reads what other rooms share. */
export const experiencesSql = roomSql<Record<never, never>>('experiences');

/** For conditions on the `post` of a statement, which has what it is found by. */
const post = expressionBuilder<
  { post: { tokens: string[]; facet_year: number; user_id: string } },
  'post'
>();

type Texts = Expression<readonly string[]>;

/** Whether `post` has one of some tokens: those of a facet, with values that a query tells. */
const hasTokenOf = (facet: string, values: Expression<{ value: string }>): Expression<SqlBool> =>
  post(
    'post.tokens',
    '&&',
    // Worked out once, as a subselect. The builder has no word for `array(…)`.
    sql<
      string[]
    >`array(select ${concat(`${facet}:`, sql.ref('named.value'))} from ${values} as named)`,
  );

/** Typed texts as rows. The builder has no word for `unnest`. */
const rowsOf = (texts: Texts) => sql<{ value: string }>`unnest(${texts})`;
const valuesOf = (texts: Texts) => sql<{ value: string }>`(select unnest(${texts}) as value)`;
const companiesNamed = (names: Texts) =>
  experiencesSql.db.selectFrom(normsOfNamed(names).as('written')).select('written.norm as value');
const rolesNamed = (names: Texts) =>
  experiencesSql.db
    .selectFrom(rowsOf(names).as<'typed'>(sql`typed(value)`))
    .select((eb) => normalised(eb.ref('typed.value')).as('value'));
/** The conditions of what experiences are narrowed down by, on `post` with its tokens. */
export const experienceConditions = {
  company: (names: Texts) => hasTokenOf('company', companiesNamed(names)),
  role: (names: Texts) => hasTokenOf('role', rolesNamed(names)),
  yearFrom: (year: Expression<number>) => post('post.facet_year', '>=', year),
  yearTo: (year: Expression<number>) => post('post.facet_year', '<=', year),
  branch: (names: Texts) => hasTokenOf('branch', valuesOf(names)),
  campus: (words: Texts) => hasTokenOf('campus', valuesOf(words)),
  offer: (words: Texts) => hasTokenOf('offer', valuesOf(words)),
  level: (words: Texts) => hasTokenOf('level', valuesOf(words)),
  type: (words: Texts) => hasTokenOf('type', valuesOf(words)),
  template: (words: Texts) => hasTokenOf('template', valuesOf(words)),
  answered: () => post('post.tokens', '&&', sql<string[]>`array['answered:true']`),
} as const satisfies Record<ExperienceFilterName, unknown>;

/** Asked for each post in its turn: a join would not keep their order. */
export const isAuthorShown = experiencesSql.db
  .selectFrom(people.as('person'))
  .where('person.id', '=', post.ref('post.user_id'))
  .select(truth(isNotBanned('person')).as('is_not_banned'))
  .$asScalar()
  .$castTo<SqlBool>();
