import type { Feature } from '../../core/feature.ts';
import { DefaultBannerEntity } from './default-banner.entity.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { collectPictures } from './collect-pictures.ts';
import { ProfileViewEntity } from './profile-view.entity.ts';
import { ProfileEntity } from './profile.entity.ts';
import { DefaultBannerResolver, PicturesResolver } from './pictures.resolver.ts';
import { ProfilesResolver } from './profiles.resolver.ts';
import { profilesOwnData } from './own-data.ts';

/** People as others see them: cards and profiles. */
export const profiles: Feature = {
  name: 'profiles',
  ownData: profilesOwnData,
  onAccountDeleted,
  entities: [ProfileEntity, ProfileViewEntity, DefaultBannerEntity],
  resolvers: [ProfilesResolver, PicturesResolver, DefaultBannerResolver],
  restRows: () => import('./profiles.rest.ts').then((m) => m.profileRows),
  jobs: (app) => [collectPictures(app)],
  socketRooms: () => import('./profiles.socket.ts').then((m) => [m.profileEvents]),
};
export { setContacts } from './contacts.ts';
export { isStaff } from './profile.policy.ts';
export { isListedPerson, lockListedPerson } from './listed-person.ts';
export { contributionTopic, publishContribution } from './contributions.ts';
export { addHelpful, addHelpfulTo, touchProfile, touchProfiles } from './profile-activity.ts';
export {
  isReadableWhole,
  careerSteps,
  contactOf,
  hasBookmarkedProfile,
  interestsOf,
  isListed,
  isOnVisionBoard,
  isNamedToVisitors,
  listedProfiles,
  postsCount,
} from './profiles.sql.ts';
export { profileSocketRoom } from './profile-socket-room.ts';
export { profile, profileForWatchers, profileTopic } from './profiles.ts';
export { profileCard, profileCardColumns, type ProfileCardRow } from './profile-card.ts';
export {
  accessLevelTopic,
  cardOnlyError,
  profileAccess,
  wholeProfileAccess,
} from './access-level.ts';
export {
  type CareerStep,
  Profile,
  ProfileCard,
  ProfileViewer,
} from './profiles.types.ts';
export { setContact } from './lock-profile.ts';
export { clearProfile, shownOnProfile } from './moderated-profile.ts';
export { changeVisibility, visibilityOf } from './visibility.ts';
