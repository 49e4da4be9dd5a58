import type { Feature } from '../../core/feature.ts';
import { CaseTasksResolver, PersonCasesResolver } from './casework.resolver.ts';

/** What the admin area shows of cases beside people and tasks; it stands above both. */
export const casework: Feature = {
  name: 'casework',
  entities: [],
  resolvers: [CaseTasksResolver, PersonCasesResolver],
};
