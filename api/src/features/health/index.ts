import type { Feature } from '../../core/feature.ts';
import { HealthResolver } from './health.resolver.ts';

/** How the product is doing, for super admins (`core/health`). */
export const health: Feature = {
  name: 'health',
  resolvers: [HealthResolver],
};
