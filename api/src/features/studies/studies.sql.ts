import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { StudiesEntity } from './studies.entity.ts';

export const studiesSql = roomSql<Tables<typeof StudiesEntity>>('studies');
