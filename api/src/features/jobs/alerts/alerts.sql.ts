import { expressionBuilder, sql } from 'kysely';
import { firstElements, roomSql, type Tables } from '../../../core/sql/index.ts';
import { type ComparedText, contains, hasWord } from '../board/board.sql.ts';
import { maxWords } from '../board/board-filter.ts';
import type { JobTables } from '../jobs.sql.ts';
import type { SavedJobSearchEntity } from './saved-search.entity.ts';

type AlertTables = JobTables & Tables<typeof SavedJobSearchEntity>;

/** The room's tables with saved searches. */
export const alertsSql = roomSql<AlertTables>('jobs');

/** For conditions on the saved search `s` and the opening `j` of a statement. */
const find = expressionBuilder<
  { s: AlertTables['saved_job_searches']; j: AlertTables['job_openings'] },
  's' | 'j'
>();

/** Whether a search leaves a filter out, or a normalised column fits it. */
const fits = (filter: 'company' | 'role' | 'skill' | 'experience', column: ComparedText) =>
  find.or([find(`s.${filter}`, 'is', null), contains(column, find.ref(`s.${filter}`))]);

/**
 * The words of a saved search that the board would look for. The builder has no word for `unnest`.
 */
const words = sql<string>`unnest(${firstElements(
  find.fn<string[]>('regexp_split_to_array', [find.fn('btrim', ['s.search']), sql.lit('\\s+')]),
  maxWords,
)})`;

/** Whether opening `j` is what saved search `s` looks for: as the board's filters compare. */
export const isFound = find.and([
  find('s.user_id', '<>', find.ref('j.user_id')),
  fits('company', 'j.company_norm'),
  fits('role', 'j.role_norm'),
  fits('skill', 'j.skills_norm'),
  fits('experience', 'j.experience_norm'),
  find.or([
    find('s.job_location', 'is', null),
    find('s.job_location', '=', find.ref('j.job_location')),
  ]),
  find.or([find('s.job_type', 'is', null), find('s.job_type', '=', find.ref('j.job_type'))]),
  find.or([
    find('s.search', 'is', null),
    find.not(
      find.exists(
        alertsSql.db.selectFrom(words.as('word')).where(find.not(hasWord(sql.ref('word')))),
      ),
    ),
  ]),
]);

/** Saved searches and the openings that they find: `job_id` is given, so that few are looked at. */
export const jobAlerts = alertsSql.shareQuery(
  alertsSql.db
    .selectFrom('saved_job_searches as s')
    .innerJoin('job_openings as j', (join) => join.on(isFound))
    .where('j.removed_at', 'is', null)
    .select(['s.user_id', 'j.id as job_id', 'j.company_name', 'j.role']),
);

/** Everybody who may have been told of an opening: who keeps a search. */
export const alertedPeople = alertsSql.shareQuery(
  alertsSql.db.selectFrom('saved_job_searches').distinct().select('user_id'),
);
