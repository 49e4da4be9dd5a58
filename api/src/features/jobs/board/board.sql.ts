import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { people } from '../../identity/index.ts';
import { isJobMarked, jobsSql, readableJobs } from '../jobs.sql.ts';
import type { BoardShape } from './board-filter.ts';

/** Parameters of every statement that lists openings. */
export const boardTypes = {
  today: 'date',
  viewerId: 'uuid',
  words: 'text[]',
  company: 'text?',
  role: 'text?',
  location: 'text?',
  type: 'text?',
  skill: 'text?',
  experience: 'text?',
  deadline: 'date?',
} as const;

export interface BoardParameters {
  today: Expression<string>;
  viewerId: Expression<string>;
  words: Expression<readonly string[]>;
  company: Expression<string | null>;
  role: Expression<string | null>;
  location: Expression<string | null>;
  type: Expression<string | null>;
  skill: Expression<string | null>;
  experience: Expression<string | null>;
  deadline: Expression<string | null>;
}

/**
 * Whether a normalised column has the text anywhere: the wildcards of what was typed stand for themselves. The pattern is
 * a subselect, so that it is worked out once and not for each row.
 */
export const contains = (column: string, text: Expression<string | null>) =>
  sql<SqlBool>`${sql.ref(column)} like (select '%' || search_like(search_norm(${text})) || '%')`;

/** Whether an opening has a word: as it is typed, or with one letter wrong. */
export const hasWord = (word: Expression<string>) =>
  sql<SqlBool>`(j.found_by like (select search_anywhere(${word})) or j.found_keys && (select case when length(${word}) > 3 then search_typos(search_norm(${word})) else '{}' end))`;

/** The word of this place, from 1. */
const wordAt = (words: Expression<readonly string[]>, place: number) =>
  sql<string>`(${words})[${sql.lit(place)}]`;

/**
 * Whether one can still apply for opening `j`: `is_current` leaves out what was closed at once, and what is past its
 * deadline since the night.
 */
export const isOpenNow = ({ today }: Pick<BoardParameters, 'today'>) =>
  sql<SqlBool>`(j.is_current and (j.deadline is null or j.deadline >= ${today}))`;

const standings = {
  open: isOpenNow,
  past: () => sql<SqlBool>`not j.is_current`,
  any: () => sql<SqlBool>`true`,
} as const;

const mine = {
  posted: ({ viewerId }: BoardParameters) => sql<SqlBool>`j.user_id = ${viewerId}`,
  applied: ({ viewerId }: BoardParameters) =>
    isJobMarked('application', sql.ref('j.id'), viewerId).$castTo<SqlBool>(),
} as const;

/** Which list it is: whether one can still apply, and whether it is the viewer's own. */
const inList = (shape: BoardShape, p: BoardParameters): Expression<SqlBool> =>
  jobsSql.eb.and([standings[shape.standing](p), ...(shape.mine ? [mine[shape.mine](p)] : [])]);

/** All conditions but those that have a facet: company, place and type. */
export const fitsWithoutFacets = (shape: BoardShape, p: BoardParameters): Expression<SqlBool> =>
  jobsSql.eb.and([
    inList(shape, p),
    ...Array.from({ length: shape.words }, (_, i) => hasWord(wordAt(p.words, i + 1))),
    ...(shape.role ? [contains('j.role_norm', p.role)] : []),
    ...(shape.skill ? [contains('j.skills_norm', p.skill)] : []),
    ...(shape.experience ? [contains('j.experience_norm', p.experience)] : []),
    ...(shape.deadline ? [sql<SqlBool>`j.deadline >= ${p.deadline}`] : []),
  ]);

export const fitsCompany = ({ company }: BoardParameters) => contains('j.company_norm', company);
export const fitsLocation = ({ location }: BoardParameters) =>
  sql<SqlBool>`j.job_location = ${location}`;
export const fitsType = ({ type }: BoardParameters) => sql<SqlBool>`j.job_type = ${type}`;

/** Whether a filter compares words, of which a list may have many or none. */
export const comparesWords = ({ words, company, role, skill, experience }: BoardShape): boolean =>
  words > 0 || company || role || skill || experience;

/** All conditions of a list, on openings `j`. */
const fitsAll = (shape: BoardShape, p: BoardParameters): Expression<SqlBool> =>
  jobsSql.eb.and([
    fitsWithoutFacets(shape, p),
    ...(shape.company ? [fitsCompany(p)] : []),
    ...(shape.location ? [fitsLocation(p)] : []),
    ...(shape.type ? [fitsType(p)] : []),
  ]);

/** Puts openings `j` of a statement into the order of a list. */
export type InOrder = <Tables, Names extends keyof Tables, Row>(
  jobs: SelectQueryBuilder<Tables, Names, Row>,
) => SelectQueryBuilder<Tables, Names, Row>;

/** Without what admins took away. */
const openings = jobsSql.db.selectFrom('job_openings as j').where('j.removed_at', 'is', null);

/** Openings `j` with their posters `u` that fit everything. */
export const fittingJobs = (shape: BoardShape, p: BoardParameters) =>
  readableJobs.where(fitsAll(shape, p));

/** What the conditions and orders compare, and whose it is. */
const comparedColumns = [
  'j.id',
  'j.user_id',
  'j.is_current',
  'j.is_pinned',
  'j.deadline',
  'j.likes',
  'j.views',
  'j.found_by',
  'j.found_keys',
  'j.company_norm',
  'j.role_norm',
  'j.skills_norm',
  'j.experience_norm',
  'j.job_location',
  'j.job_type',
] as const;

/** Asked for each opening in its turn: a join would not keep their order. */
const isNotBanned = jobsSql.db
  .selectFrom(people.as('u'))
  .where('u.id', '=', sql.ref<string>('j.user_id'))
  .select((eb) => eb('u.is_banned', '=', false).as('is_not_banned'))
  .$asScalar()
  .$castTo<SqlBool>();

/** Openings at the head of a list that are looked through before the indexes of words are asked. */
const maxWalked = 1500;

/**
 * The ids of a page of what fits words, as `page`: from the head of the list, where common words are found at once; and
 * where that is not enough, from all that the indexes of words find, which are few then. Left to itself PostgreSQL walks
 * the whole list for words that find nothing together.
 * @param behind what is behind the page before; null: the list from its beginning
 * @param enough so many make a page
 */
export const pageOfWords = (
  shape: BoardShape,
  p: BoardParameters,
  inOrder: InOrder,
  behind: Expression<SqlBool> | null,
  enough: number,
) => {
  const isBehind = behind ?? sql<SqlBool>`true`;
  return jobsSql.db
    .with(
      (cte) => cte('head').materialized(),
      (cte) =>
        cte
          .selectFrom(
            inOrder(openings.where(inList(shape, p)).where(isBehind))
              .limit(maxWalked)
              .select(comparedColumns)
              .as('j'),
          )
          .where(fitsAll(shape, p))
          .where(isNotBanned)
          .limit(enough)
          .select('j.id'),
    )
    .with(
      (cte) => cte('found').materialized(),
      (cte) =>
        // The fence of `offset 0` keeps it from walking the order's index in the hope of an early end, or of a rare place.
        inOrder(
          cte.selectFrom(
            openings.where(fitsAll(shape, p)).select(comparedColumns).offset(sql.lit(0)).as('j'),
          ),
        )
          .where(isBehind)
          .where(isNotBanned)
          .where(sql<SqlBool>`(select count(*) from head) < ${sql.lit(enough)}`)
          .limit(enough)
          .select('j.id'),
    )
    .with('page', (cte) =>
      cte.selectFrom('head').select('id').union(cte.selectFrom('found').select('id')),
    );
};
