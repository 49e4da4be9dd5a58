import type { Feature } from '../../core/feature.ts';
import { CareerPostsResolver } from './career-posts.ts';
import { PostLikeRow, PostShareRow, PostViewRow } from './post-marks.entity.ts';
import { PostDraftRow } from './draft.entity.ts';
import { PostFileRow } from './post-file.entity.ts';
import { collectFiles } from './post-files.collection.ts';
import { Post } from './post.entity.ts';
import { PostsLiveResolver } from './posts.live.resolver.ts';
import { PostsResolver, ProfilePostsResolver } from './posts.resolver.ts';
import { WritingResolver } from './writing.resolver.ts';

/** Experiences at companies: feed, page, publication, likes and views (part 2). */
export const posts: Feature = {
  name: 'posts',
  entities: [Post, PostLikeRow, PostShareRow, PostViewRow, PostDraftRow, PostFileRow],
  resolvers: [
    PostsResolver,
    PostsLiveResolver,
    ProfilePostsResolver,
    CareerPostsResolver,
    WritingResolver,
  ],
  jobs: (app) => [collectFiles(app)],
  rest: async () => [
    ...(await import('./posts.rest.ts')).postRows,
    ...(await import('./writing.rest.ts')).writingRows,
  ],
  rooms: () => import('./posts.socket.ts').then((m) => [m.postRoom]),
};

export { Post } from './post.entity.ts';
export { postWatching } from './post-watching.ts';
export { previewPosts } from './posts.feed.ts';
export { takeCreation } from '../../core/creations.ts';
export { countersTopic, postNotFound } from './posts.ts';
export {
  cardColumns as postCardColumns,
  postCard,
  type CardRow as PostCardRow,
} from './posts.rows.ts';
export { PostCard, PostViewer } from './posts.types.ts';
