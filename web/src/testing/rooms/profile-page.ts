import { careerPath, connection, person } from '../builders';
import { open } from '../open';

type Page = Parameters<typeof open>[0];
type Options = Partial<Parameters<typeof open>[1]>;
/** The answer of `Profile`: a person about whom little is known. */
export const profile = (
  id: string,
  over: { experiences?: object[]; posts?: object[]; user?: object } & Record<string, unknown> = {},
) => {
  const { experiences = [], posts = [], user = {}, ...rest } = over;
  return {
    profile: {
      __typename: 'Profile',
      id,
      bio: null,
      location: null,
      linkedInUrl: null,
      gitHubUrl: null,
      interests: [],
      alumniTopics: [],
      postsCount: posts.length,
      user: person(id, user),
      isWhole: true,
      email: null,
      contact: null,
      connectionsCount: 4,
      shownConnectionsCount: null,
      counters: { __typename: 'ProfileCounters', id, views: 12 },
      hasBanner: false,
      smallBanner: null,
      mediumBanner: null,
      largeBanner: null,
      viewer: { __typename: 'ProfileViewer', id, hasBookmarked: false },
      ...rest,
      careerPath: careerPath(id, experiences),
      posts: connection('PostConnection', posts),
    },
  };
};
export const relatedAnswer = (...people: object[]) => ({
  profile: { __typename: 'Profile', id: 'u1', relatedProfiles: people },
});
/** What opens the page of `u1`, or of whom `at` names. */
export const profileOpener =
  (page: Page) =>
  (answer: () => object, { answers, ...options }: Options = {}) =>
    open(page, {
      path: '/profile/:id',
      at: '/profile/u1',
      ...options,
      answers: {
        Profile: answer,
        RelatedProfiles: () => relatedAnswer(),
        ViewProfile: () => ({
          viewProfile: { __typename: 'ProfileCounters', id: 'u1', views: 13 },
        }),
        ...answers,
      },
    });
