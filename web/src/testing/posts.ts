import { counters, post } from './builders';
import { open } from './open';

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
