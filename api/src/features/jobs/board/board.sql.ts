import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { elementAt, noTexts, type Parameters } from '../../../core/sql/index.ts';
import { people } from '../../identity/index.ts';
import { normalised, phrasePattern, textPattern } from '../../search/index.ts';
import { isJobMarked, type JobTables, jobsSql, readableJobs } from '../jobs.sql.ts';
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

export type BoardParameters = Parameters<typeof boardTypes>;

/** A row of the table of openings. */
export type Opening = JobTables['job_openings'];

/** For conditions on the `opening` of a statement. */
const opening = expressionBuilder<{ opening: Opening }, 'opening'>();

export type ComparedText =
  | 'opening.company_norm'
  | 'opening.role_norm'
  | 'opening.skills_norm'
  | 'opening.experience_norm';

const subselect = <Value>(value: AliasableExpression<Value>) =>
  jobsSql.db.selectNoFrom(value.as('value')).$asScalar();

/**
 * Whether a normalised column has the text anywhere: the wildcards of what was typed stand for
 * themselves. The pattern is a subselect, so that it is worked out once and not for each row.
 */
export const contains = (column: ComparedText, text: Expression<string | null>) =>
  opening(column, 'like', subselect(textPattern(normalised(text))));

/** Whether an opening has a word: as it is typed, or with one letter wrong. */
export const hasWord = (word: Expression<string>) =>
  opening.or([
    opening('opening.found_by', 'like', subselect(phrasePattern(word))),
    opening(
      'opening.found_keys',
      '&&',
      subselect(
        opening
          .case()
          .when(opening.fn<number>('length', [word]), '>', 3)
          .then(opening.fn<string[]>('search_typos', [normalised(word)]))
          .else(noTexts)
          .end(),
      ),
    ),
  ]);

/**
 * Whether one can still apply for `opening`: `is_current` leaves out what was closed at once, and
 * what is past its deadline once an hourly job has seen it.
 */
export const isOpenNow = ({ today }: Pick<BoardParameters, 'today'>) =>
  opening.and([
    opening.ref('opening.is_current'),
    opening.or([opening('opening.deadline', 'is', null), opening('opening.deadline', '>=', today)]),
  ]);

const openStates = {
  open: isOpenNow,
  past: () => opening.not(opening.ref('opening.is_current')),
  any: () => opening.lit(true),
} as const;

const mine = {
  posted: ({ viewerId }: BoardParameters) => opening('opening.user_id', '=', viewerId),
  applied: ({ viewerId }: BoardParameters) =>
    isJobMarked('application', opening.ref('opening.id'), viewerId),
} as const;

/** Which list it is: whether one can still apply, and whether it is the viewer's own. */
const inList = (shape: BoardShape, parameters: BoardParameters): Expression<SqlBool> =>
  jobsSql.eb.and([
    openStates[shape.standing](parameters),
    ...(shape.mine ? [mine[shape.mine](parameters)] : []),
  ]);

/** All conditions but those that have a facet: company, place and type. */
export const fitsWithoutFacets = (
  shape: BoardShape,
  parameters: BoardParameters,
): Expression<SqlBool> =>
  jobsSql.eb.and([
    inList(shape, parameters),
    ...Array.from({ length: shape.words }, (_, i) => hasWord(elementAt(parameters.words, i + 1))),
    ...(shape.role ? [contains('opening.role_norm', parameters.role)] : []),
    ...(shape.skill ? [contains('opening.skills_norm', parameters.skill)] : []),
    ...(shape.experience ? [contains('opening.experience_norm', parameters.experience)] : []),
    ...(shape.deadline ? [opening('opening.deadline', '>=', parameters.deadline)] : []),
  ]);

export const fitsCompany = ({ company }: BoardParameters) =>
  contains('opening.company_norm', company);
export const fitsLocation = ({ location }: BoardParameters) =>
  opening('opening.job_location', '=', location.$castTo<Opening['job_location']>());
export const fitsType = ({ type }: BoardParameters) =>
  opening('opening.job_type', '=', type.$castTo<Opening['job_type']>());

/** Whether a filter compares words, of which a list may have many or none. */
export const comparesWords = ({ words, company, role, skill, experience }: BoardShape): boolean =>
  words > 0 || company || role || skill || experience;

/** All conditions of a list, on openings `opening`. */
const fitsAll = (shape: BoardShape, parameters: BoardParameters): Expression<SqlBool> =>
  jobsSql.eb.and([
    fitsWithoutFacets(shape, parameters),
    ...(shape.company ? [fitsCompany(parameters)] : []),
    ...(shape.location ? [fitsLocation(parameters)] : []),
    ...(shape.type ? [fitsType(parameters)] : []),
  ]);

/** Puts openings `opening` of a statement into the order of a list. */
export type InOrder = <Tables, Names extends keyof Tables, Row>(
  jobs: SelectQueryBuilder<Tables, Names, Row>,
) => SelectQueryBuilder<Tables, Names, Row>;

/** Without what admins took away. */
const openings = jobsSql.db
  .selectFrom('job_openings as opening')
  .where('opening.removed_at', 'is', null);

/** Openings `opening` with their posters `person` that fit everything. */
export const fittingJobs = (shape: BoardShape, parameters: BoardParameters) =>
  readableJobs.where(fitsAll(shape, parameters));

/** What the conditions and orders compare, and whose it is. */
const comparedColumns = [
  'opening.id',
  'opening.user_id',
  'opening.is_current',
  'opening.is_pinned',
  'opening.deadline',
  'opening.likes',
  'opening.views',
  'opening.found_by',
  'opening.found_keys',
  'opening.company_norm',
  'opening.role_norm',
  'opening.skills_norm',
  'opening.experience_norm',
  'opening.job_location',
  'opening.job_type',
] as const;

/** Asked for each opening in its turn: a join would not keep their order. */
const isNotBanned = jobsSql.db
  .selectFrom(people.as('person'))
  .where('person.id', '=', opening.ref('opening.user_id'))
  .select((eb) => eb('person.is_banned', '=', false).as('is_not_banned'))
  .$asScalar()
  .$castTo<SqlBool>();

/** Openings at the head of a list that are looked through before the indexes of words are asked. */
const maxWalked = 1500;

/**
 * The ids of a page of what fits words, as `page`: from the head of the list, where common words
 * are found at once; and where that is not enough, from all that the indexes of words find, which
 * are few then. Left to itself PostgreSQL walks the whole list for words that find nothing
 * together.
 * @param behind what is behind the page before; null: the list from its beginning
 * @param enough so many make a page
 */
export const pageOfWords = (
  shape: BoardShape,
  parameters: BoardParameters,
  inOrder: InOrder,
  behind: Expression<SqlBool> | null,
  enough: number,
) => {
  const isOnPage = behind ?? opening.lit(true);
  return jobsSql.db
    .with(
      (cte) => cte('head').materialized(),
      (cte) =>
        cte
          .selectFrom(
            inOrder(openings.where(inList(shape, parameters)).where(isOnPage))
              .limit(maxWalked)
              .select(comparedColumns)
              .as('opening'),
          )
          .where(fitsAll(shape, parameters))
          .where(isNotBanned)
          .limit(enough)
          .select('opening.id'),
    )
    .with(
      (cte) => cte('found').materialized(),
      (cte) =>
        // The fence of `offset 0` keeps it from walking the order's index in the hope of an early
        // end, or of a rare place.
        inOrder(
          cte.selectFrom(
            openings
              .where(fitsAll(shape, parameters))
              .select(comparedColumns)
              .offset(0)
              .as('opening'),
          ),
        )
          .where(isOnPage)
          .where(isNotBanned)
          .where((eb) =>
            eb(eb.selectFrom('head').select(eb.fn.countAll<number>().as('count')), '<', enough),
          )
          .limit(enough)
          .select('opening.id'),
    )
    .with('page', (cte) =>
      cte.selectFrom('head').select('id').union(cte.selectFrom('found').select('id')),
    );
};
