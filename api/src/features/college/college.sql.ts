import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { CollegeEntity } from './college.entity.ts';
import type { CollegeLogoEntity } from './logo/college-logo.entity.ts';

export const collegeSql =
  roomSql<Tables<typeof CollegeEntity | typeof CollegeLogoEntity>>('college');

/** The row of a college that has written something. */
export const writtenCollege = collegeSql.shareQuery(
  collegeSql.db.selectFrom('college').select('id'),
);
