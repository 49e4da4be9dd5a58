import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { SearchTermEntity } from './search-term.entity.ts';

export const searchSql = roomSql<Tables<typeof SearchTermEntity>>('search');
