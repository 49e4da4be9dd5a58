import type { Feature } from '../../core/feature.ts';
import {
  DirectoryResolver,
  PathsResolver,
  PeopleResolver,
  ProfileRelatedResolver,
} from './directory.resolver.ts';

/**
 * Lists of people: the directory, the feed of people, the preview of a search, and who is related
 * to a profile. It stands above the rooms whose tables people are found by: profiles, careers,
 * posts, companies.
 */
export const directory: Feature = {
  name: 'directory',
  resolvers: [DirectoryResolver, PathsResolver, PeopleResolver, ProfileRelatedResolver],
};

export { countListedPeople } from './listed-count.queries.ts';
export { previewProfiles } from './preview-profiles.queries.ts';
