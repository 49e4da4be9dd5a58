import type { Feature } from '../../core/feature.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { profilesOwnData } from './own-data.ts';
import { collectPictures } from './pictures/collect-pictures.ts';
import { DefaultBannerEntity } from './pictures/default-banner.entity.ts';
import { DefaultBannerResolver, PicturesResolver } from './pictures/pictures.resolver.ts';
import { ProfileEntity } from './profile.entity.ts';
import { CardTopicsResolver, ProfilesResolver } from './profiles.resolver.ts';
import { careerSteps, hasBookmarkedProfile, isOnVisionBoard, postsCount } from './profiles.sql.ts';
import { ProfileViewEntity } from './views/profile-view.entity.ts';

/** People as others see them: cards and profiles. */
export const profiles: Feature = {
  name: 'profiles',
  asks: [postsCount, careerSteps, isOnVisionBoard, hasBookmarkedProfile],
  ownData: profilesOwnData,
  onAccountDeleted,
  entities: [ProfileEntity, ProfileViewEntity, DefaultBannerEntity],
  resolvers: [ProfilesResolver, CardTopicsResolver, PicturesResolver, DefaultBannerResolver],
  restRows: () => import('./profiles.rest.ts').then((m) => m.profileRows),
  jobs: (app) => [collectPictures(app)],
  socketRooms: () => import('./profiles.socket.ts').then((m) => [m.profileEvents]),
};
export { contributionTopic, publishContribution } from './activity/contributions.ts';
export {
  addHelpful,
  addHelpfulTo,
  touchProfile,
  touchProfiles,
} from './activity/profile-activity.ts';
export {
  keptReplyTimes,
  ReplyTimeEnum,
  replyTimeLoader,
  replyTimeOf,
  setReplyTime,
} from './activity/reply-time.ts';
export { isListedPerson, lockListedPerson } from './cards/listed-person.ts';
export { type ProfileCardRow, profileCard, profileCardColumns } from './cards/profile-card.ts';
export { profileSocketRoom } from './profile-socket-room.ts';
export {
  careerSteps,
  contactOf,
  hasBookmarkedProfile,
  interestsOf,
  isEachReadableWhole,
  isListed,
  isNamedToVisitors,
  isOnVisionBoard,
  isReadableWhole,
  listedProfiles,
  postsCount,
} from './profiles.sql.ts';
export { profile, profileForWatchers, profileTopic } from './profiles.ts';
export {
  type CareerStep,
  Profile,
  ProfileCard,
  ProfileViewer,
} from './profiles.types.ts';
export {
  accessLevelTopic,
  profileAccess,
  wholeProfileLive,
} from './visibility/access-level.ts';
export { isStaff } from './visibility/profile.policy.ts';
export { changeVisibility, visibilityOf } from './visibility/visibility.ts';
export { assertMayWriteOn } from './write-on-profile.ts';
export { replaceContact, setContacts } from './writing/contacts.ts';
export { setContact } from './writing/lock-profile.ts';
export { clearProfile, shownOnProfile } from './writing/moderated-profile.ts';
