import { feedSorts } from '../../../../schema/rules/posts/posts-texts.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import { countersBeside } from '../../core/rest/rest-counters.ts';
import { wordIfSent } from '../../core/rest/rest-input.ts';
import { limitOf, pagesOf } from '../../core/rest/rest-pages.ts';
import {
  RestFeed,
  type RestFoundCardFragment,
  type RestProfileCardFragment,
  RestSearch,
} from '../../generated/documents.ts';

/** How many results of each kind the preview has when `limit` is left out. */
const previewSize = 3;

const profileCard = (card: RestProfileCardFragment) => ({
  ...card,
  experiences: [
    ...card.internshipLogos.map((logo) => ({
      type: 'internship',
      experienceType: 'intern',
      ...logo,
    })),
    ...card.workLogos.map((logo) => ({ type: 'work', experienceType: 'fulltime', ...logo })),
  ],
  profilePic: card.user.profilePic,
});
/** The documented fields of parts that a post does not have are there, empty. */
const postCard = ({ parts, companyLogoUrl, ...card }: RestFoundCardFragment) => ({
  ...countersBeside(card),
  // What an admin gave the company stands in place of what authors typed.
  logo: companyLogoUrl ?? card.logo,
  preparationTime: parts.preparationTime ?? '',
  storyRounds: parts.storyRounds,
  finalNotes: parts.finalNotes ?? '',
  onlineAssessment: {
    description: parts.onlineAssessment?.description ?? '',
    questionsAsked: parts.onlineAssessment?.questionsAsked ?? '',
  },
});

/** The landing page's search and the feed (`schema/rest.md`). */
export const landingRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/auth/search',
    document: RestSearch,
    variables: (call) => ({
      search: call.query['search'] ?? '',
      first: limitOf(call, previewSize),
    }),
    reply: ({ searchPreview }) => ({
      profiles: searchPreview.profiles.map(profileCard),
      posts: searchPreview.posts.map(postCard),
    }),
  }),
  restRow({
    method: 'GET',
    path: '/api/auth/feed',
    document: RestFeed,
    variables: (call) => ({
      search: call.query['search'] ?? '',
      sort: wordIfSent(call.query, 'filter', feedSorts) ?? 'recentlyActive',
      ...pagesOf(call, 'posts', 'profiles'),
    }),
    lists: (data) => [data.feedPosts, data.feedProfiles],
    reply: (data) => ({
      posts: (data.feedPosts?.nodes ?? []).map(postCard),
      profiles: (data.feedProfiles?.nodes ?? []).map(profileCard),
    }),
  }),
];
