import { type Expression, sql, type SqlBool } from 'kysely';
import { jobsSql, readableJobs } from '../jobs.sql.ts';
import type { BoardShape } from './board-filter.ts';

/** Parameters of every statement that lists openings. */
export const boardTypes = {
  today: 'date',
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
  words: Expression<readonly string[]>;
  company: Expression<string | null>;
  role: Expression<string | null>;
  location: Expression<string | null>;
  type: Expression<string | null>;
  skill: Expression<string | null>;
  experience: Expression<string | null>;
  deadline: Expression<string | null>;
}

/** Whether a normalised column has the text anywhere: the wildcards of what was typed stand for themselves. */
const contains = (column: string, text: Expression<string | null>) =>
  sql<SqlBool>`${sql.ref(column)} like '%' || search_like(search_norm(${text})) || '%'`;

/** Whether an opening has the word of this place: as it is typed, or with one letter wrong. */
const hasWord = (words: Expression<readonly string[]>, place: number) => {
  const word = sql<string>`(${words})[${sql.lit(place)}]`;
  return sql<SqlBool>`(j.found_by like search_anywhere(${word}) or (length(${word}) > 3 and j.found_keys && search_typos(search_norm(${word}))))`;
};

/** The conditions that both the list and its counts have, on openings `j`. */
export const isOpenNow = ({ today }: Pick<BoardParameters, 'today'>) =>
  sql<SqlBool>`(j.is_current and (j.deadline is null or j.deadline >= ${today}))`;

/** All conditions but those that have a facet: company, place and type. */
export const fitsWithoutFacets = (shape: BoardShape, p: BoardParameters): Expression<SqlBool> =>
  jobsSql.eb.and([
    shape.standing === 'open' ? isOpenNow(p) : sql<SqlBool>`not j.is_current`,
    ...Array.from({ length: shape.words }, (_, i) => hasWord(p.words, i + 1)),
    ...(shape.role ? [contains('j.role_norm', p.role)] : []),
    ...(shape.skill ? [contains('j.skills_norm', p.skill)] : []),
    ...(shape.experience ? [contains('j.experience_norm', p.experience)] : []),
    ...(shape.deadline ? [sql<SqlBool>`j.deadline >= ${p.deadline}`] : []),
  ]);

export const fitsCompany = ({ company }: BoardParameters) => contains('j.company_norm', company);
export const fitsLocation = ({ location }: BoardParameters) =>
  sql<SqlBool>`j.job_location = ${location}`;
export const fitsType = ({ type }: BoardParameters) => sql<SqlBool>`j.job_type = ${type}`;

/** Openings `j` with their posters `u` that fit everything. */
export const fittingJobs = (shape: BoardShape, p: BoardParameters) =>
  readableJobs.where(
    jobsSql.eb.and([
      fitsWithoutFacets(shape, p),
      ...(shape.company ? [fitsCompany(p)] : []),
      ...(shape.location ? [fitsLocation(p)] : []),
      ...(shape.type ? [fitsType(p)] : []),
    ]),
  );
