import type { Feature } from '../../core/feature.ts';
import { CareerRow } from './career.entity.ts';
import { CareerPathRow } from './career-path.entity.ts';
import { CardCareerResolver, CareersResolver, ProfileCareerResolver } from './careers.resolver.ts';

/** Where people worked: career paths, their totals, and the logos on cards (part 2, Career path). */
export const careers: Feature = {
  name: 'careers',
  entities: [CareerRow, CareerPathRow],
  resolvers: [CareersResolver, ProfileCareerResolver, CardCareerResolver],
  rest: () => import('./careers.rest.ts').then((m) => m.careerRows),
  rooms: () => import('./careers.socket.ts').then((m) => [m.careerRoom]),
};

export { stepsLoader } from './careers.reads.ts';
export { CareerExperience, ExperienceTypeEnum } from './careers.types.ts';
