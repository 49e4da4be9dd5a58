import { type RestRow, restRow } from '../../core/feature.ts';
import { intOrNull, oneOfOrNull } from '../../core/rest-input.ts';
import {
  RestFeed,
  RestSearch,
  type RestCardFragment,
  type RestProfileCardFragment,
} from '../../generated/documents.ts';
import { feedSorts } from '../search/index.ts';

/** How many cards of each kind the calls answer with when `limit` is left out. */
const feedSize = 50;
const previewSize = 3;

const profileCard = (card: RestProfileCardFragment) => ({
  ...card,
  profilePic: card.user.profilePic,
});
/** The documented fields of parts that crisp posts do not have are there, empty. */
const postCard = ({ counters, ...card }: RestCardFragment) => ({
  ...card,
  ...counters,
  preparationTime: '',
  storyRounds: [],
  finalNotes: '',
  onlineAssessment: { description: '', questionsAsked: '' },
});
/** The page size of a `limit` as sent: sizes that the feeds would refuse become the nearest that they take. */
const pageSizeOf = (limit: string | undefined, unasked: number): number =>
  Math.min(100, Math.max(1, intOrNull(limit) ?? unasked));

/** The landing page's search and the feed (`schema/rest.md`). */
export const landingRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/auth/search',
    document: RestSearch,
    variables: ({ query }) => ({
      search: query['search'] ?? '',
      first: pageSizeOf(query['limit'], previewSize),
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
    variables: ({ query }) => ({
      search: query['search'] ?? '',
      sort: oneOfOrNull(query['filter'], feedSorts) ?? 'recentlyActive',
      first: pageSizeOf(query['limit'], feedSize),
    }),
    reply: (d) => ({
      posts: d.feedPosts.nodes.map(postCard),
      profiles: d.feedProfiles.nodes.map(profileCard),
    }),
  }),
];
