import { connection, counters, post, postCard, profileCard } from '../builders';
import { open } from '../open';

type Page = Parameters<typeof open>[0];
type Options = Partial<Parameters<typeof open>[1]>;

/** The page of a post, `p1`; another one where `answers` has it. */
export const openPostPage = (page: Page, { answers, ...rest }: Options = {}) =>
  open(page, {
    path: '/post/:id',
    at: '/post/p1',
    answers: {
      PostPage: () => ({ post: post('p1') }),
      ViewPost: () => ({ viewPost: counters('p1', { views: 11 }) }),
      ...answers,
    },
    ...rest,
  });

const round = { __typename: 'StoryRound', name: 'HR', description: 'Trains.', questionLinks: [] };
/** An experience that the viewer told as a story, whole. */
export const ownStory = (over: object = {}) =>
  post('p1', {
    postType: 'story',
    companyName: 'Zoho',
    role: 'MTS',
    viewerCanEdit: true,
    numberOfRounds: 1,
    location: null,
    finalPlacementCount: null,
    resumeLink: null,
    resume: null,
    preparationTips: 'Old papers',
    preparationTime: null,
    finalNotes: null,
    topicsWeightage: null,
    onlineAssessment: null,
    rounds: [],
    storyRounds: [round],
    additionalQuestions: [],
    materialLinks: [],
    materialFiles: [],
    attachmentsCount: 0,
    ...over,
  } as object);

/** A page of the feed. */
export const feedPosts = (from: number, count: number, cursor: string | null = null) => ({
  feedPosts: connection(
    'PostConnection',
    Array.from({ length: count }, (_, i) => postCard(`p${from + i}`)),
    cursor,
  ),
});
/** The same in the tab of all experiences. */
export const feedExperiences = (...of: Parameters<typeof feedPosts>) => ({
  experiences: feedPosts(...of).feedPosts,
});
/** People beside it. */
export const feedPeople = (count: number, cursor: string | null = null) => ({
  feedProfiles: connection(
    'ProfileConnection',
    Array.from({ length: count }, (_, i) => profileCard(`u${i}`)),
    cursor,
  ),
});
