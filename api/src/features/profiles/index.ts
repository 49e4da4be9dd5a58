import type { Feature } from '../../core/feature.ts';
import { ProfileRow } from './profile.entity.ts';
import { ProfilesResolver } from './profiles.resolver.ts';

/** People as others see them: cards, lists and profiles (part 2, Profile). */
export const profiles: Feature = {
  name: 'profiles',
  entities: [ProfileRow],
  resolvers: [ProfilesResolver],
  rest: () => import('./profiles.rest.ts').then((m) => m.profileRows),
  rooms: () => import('./profiles.socket.ts').then((m) => [m.profileRoom]),
};

export { personColumns, personOf, type PersonRow } from './person.ts';
export { profile, profileForMembers, profileTopic } from './profiles.ts';
export { card as profileCard, cardColumns as profileCardColumns, previewProfiles, type CardRow as ProfileCardRow } from './profiles.reads.ts';
export { type CareerStep, FeedArgs, type FeedSort, feedSorts, Profile, ProfileCard, ProfileViewer } from './profiles.types.ts';
