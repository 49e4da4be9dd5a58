import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type {
  JobLocation,
  JobOfMine,
  JobStanding,
  JobType,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
import type { PageParts } from '../../../core/lists/index.ts';
import { isShown, noTexts, type Parameters, truth } from '../../../core/sql/index.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { normalised, phrasePattern, textPattern } from '../../search/index.ts';
import { isJobMarked, type JobTables, jobsSql } from '../jobs.sql.ts';
import { isOpenNow } from '../shown-jobs.sql.ts';
import { chosenConditions, closesWithin } from './chosen.sql.ts';

/** What every statement that lists openings is given. */
export const boardTypes = { today: 'date', viewerId: 'uuid' } as const;
type BoardParameters = Parameters<typeof boardTypes>;

/** Which list it is: whether one can still apply, and whether it is the viewer's own. */
export type BoardVariant = { standing: JobStanding | 'any'; mine: JobOfMine | null };

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

/** Whether `opening` is in the list at all, whatever it is narrowed down by. */
export const isInList = (
  { standing, mine: own }: BoardVariant,
  given: BoardParameters,
): Expression<SqlBool> =>
  jobsSql.eb.and([openStates[standing](given), ...(own ? [mine[own](given)] : [])]);

/** The conditions of what the board is narrowed down by, on openings `opening`. */
export const boardConditions = {
  search: (words: readonly Expression<string>[]) => opening.and(words.map(hasWord)),
  ...chosenConditions,
  closings: closesWithin,
  company: (company: Expression<string>) => contains('opening.company_norm', company),
  role: (role: Expression<string>) => contains('opening.role_norm', role),
  skill: (skill: Expression<string>) => contains('opening.skills_norm', skill),
  experience: (experience: Expression<string>) => contains('opening.experience_norm', experience),
  location: (location: Expression<JobLocation>) => opening('opening.job_location', '=', location),
  city: (city: Expression<string>) => opening('opening.specific_location', '=', city),
  type: (type: Expression<JobType>) => opening('opening.job_type', '=', type),
  deadline: (deadline: Expression<string>) => opening('opening.deadline', '>=', deadline),
};
type BoardFilterName = keyof typeof boardConditions;

/**
 * Filters that compare words, of which a list may have many or none: so may companies, roles and
 * skills that are chosen.
 */
const comparing = [
  'search',
  'company',
  'role',
  'skill',
  'experience',
  'companies',
  'roles',
  'skills',
] as const;

/** Whether what is asked for compares words. */
export const comparesWords = (asked: Partial<Record<BoardFilterName, unknown>>): boolean =>
  comparing.some((name) => (asked[name] ?? null) !== null);

/** Without what admins took away. */
const openings = jobsSql.db.selectFrom('job_openings as opening').where(isShown('opening'));

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
  'opening.specific_location',
  'opening.job_type',
  'opening.pay',
  'opening.specific_to',
  'opening.skills_required',
] as const;

/** Asked for each opening in its turn: a join would not keep their order. */
const isPosterShown = jobsSql.db
  .selectFrom(people.as('person'))
  .where('person.id', '=', opening.ref('opening.user_id'))
  .select(truth(isNotBanned('person')).as('is_not_banned'))
  .$asScalar()
  .$castTo<SqlBool>();

/** Openings at the head of a list that are looked through before the indexes of words are asked. */
const maxWalked = 1500;

/**
 * The ids of a page of what fits words, as `page`: from the head of the list, where common words
 * are found at once; and where that is not enough, from all that the indexes of words find, which
 * are few then. Left to itself PostgreSQL walks the whole list for words that find nothing
 * together.
 * @param isListed what is in the list
 */
export const pageOfWords = (
  isListed: Expression<SqlBool>,
  { fit, inOrder, behind, limit }: PageParts<BoardVariant>,
) => {
  const isOnPage = behind() ?? opening.lit(true);
  return jobsSql.db
    .with(
      (cte) => cte('head').materialized(),
      (cte) =>
        cte
          .selectFrom(
            inOrder(openings.where(isListed).where(isOnPage))
              .limit(maxWalked)
              .select(comparedColumns)
              .as('opening'),
          )
          .where(isListed)
          .$call(fit)
          .where(isPosterShown)
          .limit(limit)
          .select('opening.id'),
    )
    .with(
      (cte) => cte('found').materialized(),
      (cte) =>
        // The fence of `offset 0` keeps it from walking the order's index in the hope of an early
        // end, or of a rare place.
        inOrder(
          cte.selectFrom(
            openings.where(isListed).$call(fit).select(comparedColumns).offset(0).as('opening'),
          ),
        )
          .where(isOnPage)
          .where(isPosterShown)
          .where((eb) =>
            eb(eb.selectFrom('head').select(eb.fn.countAll<number>().as('count')), '<', limit),
          )
          .limit(limit)
          .select('opening.id'),
    )
    .with('page', (cte) =>
      cte.selectFrom('head').select('id').union(cte.selectFrom('found').select('id')),
    );
};
