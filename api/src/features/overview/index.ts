import type { Feature } from '../../core/feature.ts';
import { OverviewResolver } from './overview.resolver.ts';

/** The first page of the admin area; it stands above the rooms that it tells of. */
export const overview: Feature = {
  name: 'overview',
  resolvers: [OverviewResolver],
};
