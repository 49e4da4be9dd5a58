import { defaultBanner } from '../../../../schema/rules/files/files.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { countersBeside } from '../../core/rest/rest-counters.ts';
import { param, singleFile } from '../../core/rest/rest-input.ts';
import { pagesOf } from '../../core/rest/rest-pages.ts';
import {
  RestMyProfile,
  RestPictureDownload,
  RestProfile,
  RestProfilePicture,
  RestShareProfile,
  RestUploadDefaultBanner,
  RestViewProfile,
  type SocketProfileUpdatedSubscription,
} from '../../generated/documents.ts';

const ofUser = (call: RestCall) => ({ userId: param(call, 'userId') });

type WholeProfile = SocketProfileUpdatedSubscription['profileUpdated'];
/** A list that ended on an earlier page is not asked for. */
type ProfileAnswer = Omit<WholeProfile, 'posts' | 'gratitudes'> &
  Partial<Pick<WholeProfile, 'posts' | 'gratitudes'>>;

/** A profile as the documents word it. */
export function profileBody({
  posts,
  gratitudes,
  relatedProfiles,
  bannerUrl,
  counters: { views },
  ...profile
}: ProfileAnswer) {
  return {
    profile: {
      ...profile,
      user: { ...profile.user, mobileNumber: profile.contact },
      views,
      bannerUrl,
      profilePic: profile.user.profilePic,
    },
    posts: (posts?.nodes ?? []).map(countersBeside),
    gratitudes: gratitudes?.nodes ?? [],
    similarProfiles: relatedProfiles.map((related) => ({
      ...related,
      profilePic: related.user.profilePic,
    })),
    bannerUrl,
  };
}

/** The profile calls of `schema/rest.md`. */
export const profileRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/profile/{userId}',
    document: RestProfile,
    variables: (call) => ({ ...ofUser(call), ...pagesOf(call, 'posts', 'gratitudes') }),
    lists: ({ profile }) => [profile.posts, profile.gratitudes],
    reply: (data) => profileBody(data.profile),
  }),
  restRow({
    method: 'GET',
    path: '/api/profile/user/{userId}',
    document: RestProfilePicture,
    variables: ofUser,
    reply: (data) => ({ profilePic: data.profile.user.profilePic }),
  }),
  restRow({
    method: 'GET',
    path: '/api/profile/me',
    document: RestMyProfile,
    variables: (call) => pagesOf(call, 'posts', 'gratitudes'),
    lists: ({ myProfile }) => [myProfile.posts, myProfile.gratitudes],
    reply: (data) => ({ ...profileBody(data.myProfile), connectionStatus: 'none' }),
  }),
  restRow({
    method: 'GET',
    path: '/api/profile/download/{userId}',
    document: RestPictureDownload,
    variables: ofUser,
    reply: (data) => data.pictureDownload,
  }),
  restRow({
    method: 'POST',
    path: '/api/profile/{userId}/view',
    document: RestViewProfile,
    variables: ofUser,
    reply: (data) => data.viewProfile,
  }),
  restRow({
    method: 'POST',
    path: '/api/profile/{userId}/share',
    document: RestShareProfile,
    variables: ofUser,
    reply: (data) => data.shareProfile,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/upload-banner',
    multipart: { banner: { count: 2, rule: () => defaultBanner } },
    document: RestUploadDefaultBanner,
    variables: (call) => ({ banner: singleFile(call, 'banner', defaultBanner.texts) }),
    reply: (data) => ({ message: data.uploadDefaultBanner }),
  }),
];
