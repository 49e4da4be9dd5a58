import type { Feature } from '../../core/feature.ts';
import { CollegeEntity } from './college.entity.ts';
import { followCollege } from './college.queries.ts';
import { CollegeResolver } from './college.resolver.ts';
import { collectLogo } from './logo/collect-logo.ts';
import { CollegeLogoEntity } from './logo/college-logo.entity.ts';
import { CollegeLogoResolver } from './logo/college-logo.resolver.ts';

/** What the college says of itself: its public pages read it, super admins write it. */
export const college: Feature = {
  name: 'college',
  entities: [CollegeEntity, CollegeLogoEntity],
  resolvers: [CollegeResolver, CollegeLogoResolver],
  jobs: (app) => [collectLogo(app)],
  start: followCollege,
};

export { collegeWords, nameInBackups } from './college.queries.ts';
export { writtenCollege } from './college.sql.ts';
export { collegeLogoAddress, collegeLogoFile } from './logo/college-logo.queries.ts';
