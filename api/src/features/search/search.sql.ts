import { sql } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { SearchTermEntity } from './search-term.entity.ts';

export const searchSql = roomSql<Tables<typeof SearchTermEntity>>('search');

/** The person of what is nobody, where rows of terms stand beside those of people. */
export const nobody = searchSql.eb.cast<null>(sql.lit(null), 'uuid');
