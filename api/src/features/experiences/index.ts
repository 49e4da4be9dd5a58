import type { Feature } from '../../core/feature.ts';
import { ExperiencesResolver } from './experiences.resolver.ts';

/**
 * The list of experiences with its filters, and what it can be narrowed down to. It stands above
 * the rooms whose tables experiences are found by: posts, search and companies.
 */
export const experiences: Feature = { name: 'experiences', resolvers: [ExperiencesResolver] };
