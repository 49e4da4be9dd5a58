import { sql, type SqlBool } from 'kysely';
import { roomSql, type Tables } from '../../../core/sql/index.ts';
import { maxWords } from '../board/board-filter.ts';
import { contains, hasWord } from '../board/board.sql.ts';
import type { JobTables } from '../jobs.sql.ts';
import type { SavedJobSearchEntity } from './saved-search.entity.ts';

/** The room's tables with saved searches. */
export const alertsSql = roomSql<JobTables & Tables<typeof SavedJobSearchEntity>>('jobs');

/** Whether a search leaves this filter out, or a normalised column fits it. */
const fits = (column: string, filter: string) =>
  sql<SqlBool>`(${sql.ref(filter)} is null or ${contains(column, sql.ref(filter))})`;

/** The words of a saved search that the board would look for. */
const words = sql`unnest((regexp_split_to_array(btrim(s.search), '\\s+'))[1:${sql.lit(maxWords)}])`;

/** Whether opening `j` is what saved search `s` looks for: as the board's filters compare. */
export const isFound = sql<SqlBool>`(s.user_id <> j.user_id
  and ${fits('j.company_norm', 's.company')} and ${fits('j.role_norm', 's.role')}
  and ${fits('j.skills_norm', 's.skill')} and ${fits('j.experience_norm', 's.experience')}
  and (s.job_location is null or s.job_location = j.job_location)
  and (s.job_type is null or s.job_type = j.job_type)
  and (s.search is null
    or not exists (select from ${words} as word where not ${hasWord(sql.ref('word'))})))`;

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
