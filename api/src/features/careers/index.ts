import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { careerSteps } from '../profiles/index.ts';
import { CardCareerResolver, CareersResolver, ProfileCareerResolver } from './careers.resolver.ts';
import { stepsOfPerson } from './careers.sql.ts';
import { careersOwnData } from './own-data.ts';
import { CareerPathEntity } from './path/career-path.entity.ts';
import { CareerStepEntity } from './path/career-step.entity.ts';
import { PersonJobLineResolver } from './person-job-line.resolver.ts';

/** Where people worked: career paths, their totals, and the logos on cards. */
export const careers: Feature = {
  name: 'careers',
  provides: [provide(careerSteps, stepsOfPerson)],
  ownData: careersOwnData,
  entities: [CareerStepEntity, CareerPathEntity],
  resolvers: [CareersResolver, ProfileCareerResolver, CardCareerResolver, PersonJobLineResolver],
  restRows: () => import('./careers.rest.ts').then((m) => m.careerRows),
  socketRooms: () => import('./careers.socket.ts').then((m) => [m.careerSocketRoom]),
};

export { stepsLoader } from './careers.queries.ts';
export { careerExperiences } from './careers.sql.ts';
export { CareerExperience, ExperienceTypeEnum } from './careers.types.ts';
