import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { postsCount } from '../profiles/index.ts';
import { PostDraftEntity } from './draft.entity.ts';
import { DraftsResolver } from './drafts/drafts.resolver.ts';
import { EditPostResolver } from './editing/edit-post.resolver.ts';
import { FeedResolver, ProfilePostsResolver } from './feed/feed.resolver.ts';
import { PostFacetEntity } from './feed/post-facet.entity.ts';
import { collectFiles, collectUnfinished } from './files/collect-files.ts';
import { PostFilesResolver } from './files/files.resolver.ts';
import { PostFileEntity } from './files/post-file.entity.ts';
import { postsOwnData } from './own-data.ts';
import { onAccountDeleted } from './post/account-deleted.ts';
import { PostCardPartsResolver } from './post/card-parts.ts';
import { CareerPostsResolver } from './post/career-posts.ts';
import { onCollegeRenamed } from './post/college-renamed.ts';
import { PostLiveResolver } from './post/live/post.live.ts';
import { PostLikeEntity, PostShareEntity, PostViewEntity } from './post/marks/post-marks.entity.ts';
import { PostResolver } from './post/post.resolver.ts';
import { postsOfPerson } from './post/posts-of-person.sql.ts';
import { PostEntity } from './post.entity.ts';
import { hasBookmarkedPost } from './posts.sql.ts';

/**
 * Experiences at companies, each part in a folder of its own: the feed, a post's page with its
 * likes, views and shares, publishing and editing, drafts, and files.
 */
export const posts: Feature = {
  name: 'posts',
  asks: [hasBookmarkedPost],
  provides: [provide(postsCount, postsOfPerson)],
  onCollegeRenamed,
  ownData: postsOwnData,
  onAccountDeleted,
  entities: [
    PostEntity,
    PostLikeEntity,
    PostShareEntity,
    PostViewEntity,
    PostDraftEntity,
    PostFileEntity,
    PostFacetEntity,
  ],
  resolvers: [
    FeedResolver,
    PostResolver,
    PostCardPartsResolver,
    PostLiveResolver,
    ProfilePostsResolver,
    CareerPostsResolver,
    EditPostResolver,
    DraftsResolver,
    PostFilesResolver,
  ],
  jobs: (app) => [collectFiles(app), collectUnfinished(app)],
  restRows: async () => [
    ...(await import('./post/rest/post.rest.ts')).postRows,
    ...(await import('./editing/edit-post.rest.ts')).editingRows,
    ...(await import('./drafts/drafts.rest.ts')).draftRows,
    ...(await import('./files/files.rest.ts')).postFileRows,
  ],
  socketRooms: () => import('./post/live/post.socket.ts').then((m) => [m.postEvents]),
};

export { foundPosts } from './feed/found-posts.sql.ts';
export { companyNamesForVisitors, previewPost, previewPosts } from './feed/preview.queries.ts';
export { LevelEnum } from './fields/post-parts.types.ts';
export { CampusTypeEnum, OfferStatusEnum, PostTypeEnum } from './fields/post-summary.types.ts';
export { lockPost } from './locks.ts';
export { cardWithRemovedLoader } from './post/cards-with-removed.loaders.ts';
export { postSocketRoom } from './post/live/post-socket-room.ts';
export { postWatching } from './post/live/post-watching.ts';
export { purgePost, removePost, restorePost } from './post/moderate-post.ts';
export { postWithRemoved } from './post/post.queries.ts';
export { countersTopic } from './post/post.ts';
export { Post, PostCard, PostConnection, PostViewer } from './post/post.types.ts';
export { postCardColumns, postCardOf } from './post/post-columns.sql.ts';
export { setComments } from './post/post-comments.ts';
export { countQuestions, touchPosts } from './post/post-counters.sql.ts';
export { withAnswers } from './post/rest/with-answers.ts';
export { PostEntity } from './post.entity.ts';
export { postNotFound } from './post-not-found.ts';
export { hasBookmarkedPost, isPostLiked, postFacets, postLikes } from './posts.sql.ts';
export {
  postsInFull,
  postsWithFacets,
  postsWithRemoved,
  publishedPosts,
  roleAsWritten,
} from './shown-posts.sql.ts';
