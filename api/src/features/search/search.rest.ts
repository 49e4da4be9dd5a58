import { type RestRow, restRow } from '../../core/feature.ts';
import { int, oneOf } from '../../core/rest-input.ts';
import {
  RestFeed,
  RestSearch,
  type RestCardFragment,
  type RestProfileCardFragment,
} from '../../generated/documents.ts';
import { feedSorts } from '../profiles/index.ts';

/** Cards of each kind that the feed call answers with unless told otherwise. */
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
const size = (given: string | undefined, otherwise: number): number =>
  Math.min(100, Math.max(1, int(given) ?? otherwise));

/** The landing page's search (part 1, section 7) and the feed (part 2, section 7). */
export const searchRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/auth/search',
    document: RestSearch,
    variables: ({ query }) => ({
      search: query['search'] ?? '',
      first: size(query['limit'], previewSize),
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
      sort: oneOf(query['filter'], feedSorts) ?? 'recentlyActive',
      first: size(query['limit'], feedSize),
    }),
    reply: (d) => ({
      posts: d.feedPosts.nodes.map(postCard),
      profiles: d.feedProfiles.nodes.map(profileCard),
    }),
  }),
];
