import type { Feature } from '../../core/feature.ts';
import {
  AuditTargetResolver,
  CaseTasksResolver,
  PersonCasesResolver,
} from './casework.resolver.ts';

/**
 * What the admin area shows of cases beside people and tasks, and how the log names what it was
 * done to; it stands above all of them.
 */
export const casework: Feature = {
  name: 'casework',
  entities: [],
  resolvers: [CaseTasksResolver, PersonCasesResolver, AuditTargetResolver],
};
