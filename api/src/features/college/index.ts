import type { Feature } from '../../core/feature.ts';
import { CollegeEntity } from './college.entity.ts';
import { followCollege } from './college.queries.ts';
import { CollegeResolver } from './college.resolver.ts';

/** What the college says of itself: its public pages read it, super admins write it. */
export const college: Feature = {
  name: 'college',
  entities: [CollegeEntity],
  resolvers: [CollegeResolver],
  start: followCollege,
};

export { collegeWords, nameInBackups } from './college.queries.ts';
export { writtenCollege } from './college.sql.ts';
