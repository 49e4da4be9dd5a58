import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { concat, elementAt, noTexts, type Parameters } from '../../../core/sql/index.ts';
import { people } from '../../identity/index.ts';
import { normalised } from '../../search/index.ts';
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

type Opening = JobTables['job_openings'];

/** For conditions on the opening `j` of a statement. */
const opening = expressionBuilder<{ j: Opening }, 'j'>();

export type ComparedText = 'j.company_norm' | 'j.role_norm' | 'j.skills_norm' | 'j.experience_norm';

const subselect = <Value>(value: AliasableExpression<Value>) =>
  jobsSql.db.selectNoFrom(value.as('value')).$asScalar();

/**
 * Whether a normalised column has the text anywhere: the wildcards of what was typed stand for
 * themselves. The pattern is a subselect, so that it is worked out once and not for each row.
 */
export const contains = (column: ComparedText, text: Expression<string | null>) =>
  opening(
    column,
    'like',
    subselect(
      concat('%', opening.fn<string>('search_like', [opening.fn('search_norm', [text])]), '%'),
    ),
  );

/** Whether an opening has a word: as it is typed, or with one letter wrong. */
export const hasWord = (word: Expression<string>) =>
  opening.or([
    opening('j.found_by', 'like', subselect(opening.fn<string>('search_anywhere', [word]))),
    opening(
      'j.found_keys',
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
 * Whether one can still apply for opening `j`: `is_current` leaves out what was closed at once, and
 * what is past its deadline once an hourly job has seen it.
 */
export const isOpenNow = ({ today }: Pick<BoardParameters, 'today'>) =>
  opening.and([
    opening.ref('j.is_current'),
    opening.or([opening('j.deadline', 'is', null), opening('j.deadline', '>=', today)]),
  ]);

const openStates = {
  open: isOpenNow,
  past: () => opening.not(opening.ref('j.is_current')),
  any: () => opening.lit(true),
} as const;

const mine = {
  posted: ({ viewerId }: BoardParameters) => opening('j.user_id', '=', viewerId),
  applied: ({ viewerId }: BoardParameters) =>
    isJobMarked('application', opening.ref('j.id'), viewerId),
} as const;

/** Which list it is: whether one can still apply, and whether it is the viewer's own. */
const inList = (shape: BoardShape, p: BoardParameters): Expression<SqlBool> =>
  jobsSql.eb.and([openStates[shape.standing](p), ...(shape.mine ? [mine[shape.mine](p)] : [])]);

/** All conditions but those that have a facet: company, place and type. */
export const fitsWithoutFacets = (shape: BoardShape, p: BoardParameters): Expression<SqlBool> =>
  jobsSql.eb.and([
    inList(shape, p),
    ...Array.from({ length: shape.words }, (_, i) => hasWord(elementAt(p.words, i + 1))),
    ...(shape.role ? [contains('j.role_norm', p.role)] : []),
    ...(shape.skill ? [contains('j.skills_norm', p.skill)] : []),
    ...(shape.experience ? [contains('j.experience_norm', p.experience)] : []),
    ...(shape.deadline ? [opening('j.deadline', '>=', p.deadline)] : []),
  ]);

export const fitsCompany = ({ company }: BoardParameters) => contains('j.company_norm', company);
export const fitsLocation = ({ location }: BoardParameters) =>
  opening('j.job_location', '=', location.$castTo<Opening['job_location']>());
export const fitsType = ({ type }: BoardParameters) =>
  opening('j.job_type', '=', type.$castTo<Opening['job_type']>());

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

/** Openings `j` with their posters `person` that fit everything. */
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
  .selectFrom(people.as('person'))
  .where('person.id', '=', opening.ref('j.user_id'))
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
  p: BoardParameters,
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
            inOrder(openings.where(inList(shape, p)).where(isOnPage))
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
        // The fence of `offset 0` keeps it from walking the order's index in the hope of an early
        // end, or of a rare place.
        inOrder(
          cte.selectFrom(
            openings.where(fitsAll(shape, p)).select(comparedColumns).offset(0).as('j'),
          ),
        )
          .where(isOnPage)
          .where(isNotBanned)
          .where((eb) =>
            eb(eb.selectFrom('head').select(eb.fn.countAll<number>().as('count')), '<', enough),
          )
          .limit(enough)
          .select('j.id'),
    )
    .with('page', (cte) =>
      cte.selectFrom('head').select('id').union(cte.selectFrom('found').select('id')),
    );
};
