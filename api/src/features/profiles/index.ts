import type { Feature } from '../../core/feature.ts';
import { DefaultBannerRow } from './default-banner.entity.ts';
import { collectPictures } from './pictures.ts';
import { ProfileViewRow } from './profile-view.entity.ts';
import { ProfileRow } from './profile.entity.ts';
import { DefaultBannerResolver, ProfilesResolver } from './profiles.resolver.ts';

/** People as others see them: cards, lists and profiles (part 2, Profile). */
export const profiles: Feature = {
  name: 'profiles',
  entities: [ProfileRow, ProfileViewRow, DefaultBannerRow],
  resolvers: [ProfilesResolver, DefaultBannerResolver],
  rest: () => import('./profiles.rest.ts').then((m) => m.profileRows),
  jobs: (app) => [collectPictures(app)],
  rooms: () => import('./profiles.socket.ts').then((m) => [m.profileRoom]),
};

export { apartSql } from './connected.ts';
export { personColumns, personOf, type PersonRow } from './person.ts';
export { isStaff } from './profile.policy.ts';
export { profile, profileForWatchers, profileTopic } from './profiles.ts';
export {
  card as profileCard,
  cardColumns as profileCardColumns,
  previewProfiles,
  type CardRow as ProfileCardRow,
} from './profiles.reads.ts';
export { cardOnly, standingTopic, watchedProfile, watchedWhole, wholeSql } from './standing.ts';
export {
  type CareerStep,
  FeedArgs,
  type FeedSort,
  feedSorts,
  Profile,
  ProfileCard,
  ProfileViewer,
} from './profiles.types.ts';
