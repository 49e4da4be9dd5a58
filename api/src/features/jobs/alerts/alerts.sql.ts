import { sql, type SqlBool } from 'kysely';
import { roomSql, type Tables } from '../../../core/sql/index.ts';
import type { JobTables } from '../jobs.sql.ts';
import type { SavedJobSearchEntity } from './saved-search.entity.ts';

/** The room's tables with saved searches. */
export const alertsSql = roomSql<JobTables & Tables<typeof SavedJobSearchEntity>>('jobs');

const fits = (column: string, filter: string) =>
  sql<SqlBool>`(${sql.ref(filter)} is null or ${sql.ref(column)} like '%' || search_like(search_norm(${sql.ref(filter)})) || '%')`;

/** Whether opening `j` is what saved search `s` looks for: as the board's filters compare. */
export const isFound = sql<SqlBool>`(s.user_id <> j.user_id
  and ${fits('j.company_norm', 's.company')} and ${fits('j.role_norm', 's.role')}
  and ${fits('j.skills_norm', 's.skill')} and ${fits('j.experience_norm', 's.experience')}
  and (s.job_location is null or s.job_location = j.job_location)
  and (s.job_type is null or s.job_type = j.job_type)
  and (s.search is null or not exists (
    select from regexp_split_to_table(s.search, '\\s+') word where word <> '' and not (
      j.found_by like search_anywhere(word)
      or (length(word) > 3 and j.found_keys && search_typos(search_norm(word)))))))`;

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
