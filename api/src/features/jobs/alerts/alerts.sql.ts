import { expressionBuilder, type SqlBool, sql } from 'kysely';
import {
  type JobChosenName,
  jobChosenNames,
  jobSearchFilters,
} from '../../../../../schema/rules/jobs/jobs-filters.ts';
import { anyOf, firstElements, isShown, roomSql, type Tables } from '../../../core/sql/index.ts';
import { type ComparedText, contains, hasWord } from '../board/board.sql.ts';
import { chosenConditions } from '../board/chosen.sql.ts';
import type { JobTables } from '../jobs.sql.ts';
import type { JobAlertFindEntity } from './alert-find.entity.ts';
import type { SavedJobSearchEntity } from './saved-search.entity.ts';

type AlertTables = JobTables & Tables<typeof SavedJobSearchEntity | typeof JobAlertFindEntity>;

/** The room's tables with saved searches. */
export const alertsSql = roomSql<AlertTables>('jobs');

/** What a saved `search` asks for, by the names of the board's filters. */
export const searchedColumns = [
  'search.search',
  'search.company',
  'search.role',
  'search.job_location as location',
  'search.job_type as type',
  'search.skill',
  'search.experience',
  'search.city',
  'search.chosen',
] as const;

/** For conditions on the saved `search` and the `opening` of a statement. */
const find = expressionBuilder<
  { search: AlertTables['saved_job_searches']; opening: AlertTables['job_openings'] },
  'search' | 'opening'
>();

/** What a chip of a search is set to, as an array: none where it is not set. */
const chosenTexts = (name: JobChosenName) =>
  sql<
    readonly string[]
  >`array(select jsonb_array_elements_text(${find.ref('search.chosen')} -> ${sql.lit(name)}))`;

const companySlugOf = find.fn<string>('company_slug', ['opening.company_norm']);

/** Whether a chip of a search is not set, or the opening has any of its values. */
const fitsChosen = (name: JobChosenName) =>
  find.or([
    // The builder has no word for keys of an object.
    sql<SqlBool>`(${find.ref('search.chosen')} -> ${sql.lit(name)}) is null`,
    chosenConditions[name](chosenTexts(name)),
    // A spelling that nobody has used before belongs to a company within a minute.
    ...(name === 'companies' ? [find(companySlugOf, '=', anyOf(chosenTexts(name)))] : []),
  ]);

/** Whether a search leaves a filter out, or a normalised column fits it. */
const fits = (filter: 'company' | 'role' | 'skill' | 'experience', column: ComparedText) =>
  find.or([find(`search.${filter}`, 'is', null), contains(column, find.ref(`search.${filter}`))]);

/**
 * The words of a saved search that the board would look for. The builder has no word for `unnest`.
 */
const searchedWords = sql<string>`unnest(${firstElements(
  find.fn<string[]>('regexp_split_to_array', [
    find.fn('btrim', ['search.search']),
    sql.lit('\\s+'),
  ]),
  jobSearchFilters.search.most,
)})`;

/**
 * Whether `opening` is what saved `search` looks for: as the board's filters compare. Made when it
 * is asked for: what companies are called is provided by a room above.
 */
export const isFound = () =>
  find.and([
    find('search.user_id', '<>', find.ref('opening.user_id')),
    fits('company', 'opening.company_norm'),
    fits('role', 'opening.role_norm'),
    fits('skill', 'opening.skills_norm'),
    fits('experience', 'opening.experience_norm'),
    find.or([
      find('search.job_location', 'is', null),
      find('search.job_location', '=', find.ref('opening.job_location')),
    ]),
    find.or([
      find('search.city', 'is', null),
      find('search.city', '=', find.ref('opening.specific_location')),
    ]),
    find.or([
      find('search.job_type', 'is', null),
      find('search.job_type', '=', find.ref('opening.job_type')),
    ]),
    ...jobChosenNames.map(fitsChosen),
    find.or([
      find('search.search', 'is', null),
      find.not(
        find.exists(
          alertsSql.db
            .selectFrom(searchedWords.as('word'))
            .where(find.not(hasWord(sql.ref('word')))),
        ),
      ),
    ]),
  ]);

/** Saved searches and the openings that they find: `job_id` is given, so that few are looked at. */
export const jobAlerts = () =>
  alertsSql.shareQuery(
    alertsSql.db
      .selectFrom('saved_job_searches as search')
      .innerJoin('job_openings as opening', (join) => join.on(isFound()))
      .where(isShown('opening'))
      .select(['search.user_id', 'opening.id as job_id', 'opening.company_name', 'opening.role']),
  );

/** Everybody who may have been told of an opening: who keeps a search. */
export const alertedPeople = alertsSql.shareQuery(
  alertsSql.db.selectFrom('saved_job_searches').distinct().select('user_id'),
);
