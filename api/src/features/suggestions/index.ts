import type { Feature } from '../../core/feature.ts';
import { SuggestionsResolver } from './suggestions.resolver.ts';

/**
 * What somebody who types may mean: companies, people, roles, hashtags and openings. It stands
 * above the rooms whose words it offers.
 */
export const suggestions: Feature = { name: 'suggestions', resolvers: [SuggestionsResolver] };
