import { type RestCall, type RestRow, restRow } from '../../core/feature.ts';
import { RestProfile, RestProfilePicture, type RestProfileQuery } from '../../generated/documents.ts';

const ofUser = ({ params }: RestCall) => ({ userId: params['userId'] ?? '' });

/** A profile as the documents word it, and what belongs to it but is not told of people yet, empty. */
export function profileBody({ posts, ...profile }: RestProfileQuery['profile']) {
  const list = posts.nodes.map(({ counters, ...post }) => ({ ...post, ...counters }));
  return {
    profile: { ...profile, profilePic: profile.user.profilePic, connections: [], gratitudesCount: 0 },
    posts: list,
    gratitudes: [],
    similarProfiles: [],
    bannerUrl: null,
  };
}

/** The profile calls of part 2, section 7. */
export const profileRows: RestRow[] = [
  restRow({ method: 'GET', path: '/api/profile/{userId}', document: RestProfile, variables: ofUser, reply: (d) => profileBody(d.profile) }),
  restRow({ method: 'GET', path: '/api/profile/user/{userId}', document: RestProfilePicture, variables: ofUser, reply: (d) => ({ profilePic: d.profile.user.profilePic }) }),
];
