import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { teaser } from '@schema/rules/display';
import { argumentsOf } from '@/core/data/cache-arguments';
import { withTypename } from '@/core/data/with-typename';
import { PostCardFieldsFragmentDoc, type PostFieldsFragment } from '@/generated/documents';

type FeedList = { nodes: Reference[] };

const writeCard = (cache: ApolloCache, post: PostFieldsFragment): Reference | undefined =>
  cache.writeFragment({
    fragment: PostCardFieldsFragmentDoc,
    fragmentName: 'PostCardFields',
    data: withTypename('PostCard', {
      ...post,
      teaser: teaser(post.oneLiner),
      lastActiveAt: post.editedAt ?? post.createdAt,
    }),
  });

/**
 * What lists an author's posts elsewhere is fetched again: the profile, and the timeline that knows
 * which entries have one.
 */
function evictAuthorLists(cache: ApolloCache, authorId: string): void {
  cache.evict({ id: `Profile:${authorId}`, fieldName: 'posts' });
  cache.evict({ id: `Profile:${authorId}`, fieldName: 'postsCount' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'careerPath' });
}

/** Whether a list of the feed is not searched, and has the latest first. */
function isLatestFeed(storeFieldName: string): boolean {
  const { search, sort } = argumentsOf(storeFieldName);
  return !search && (sort ?? 'recentlyActive') === 'recentlyActive';
}

/** Puts a new post at the head of every feed that is not searched and shows the latest first. */
export function addPost(cache: ApolloCache, post: PostFieldsFragment): void {
  const card = writeCard(cache, post);
  if (!card) return;
  cache.modify<{ feedPosts: FeedList }>({
    fields: {
      feedPosts: (list, { storeFieldName }) => {
        if (isReference(list) || !isLatestFeed(storeFieldName)) return list;
        const nodes = list.nodes as readonly Reference[];
        return nodes.some((ref) => ref.__ref === card.__ref)
          ? list
          : { ...list, nodes: [card, ...nodes] };
      },
    },
  });
  evictAuthorLists(cache, post.user.id);
}

/** Shows a changed post in every list. */
export function updatePost(cache: ApolloCache, post: PostFieldsFragment): void {
  writeCard(cache, post);
  evictAuthorLists(cache, post.user.id);
}

/** Takes a deleted post out of every list. */
export function removePost(cache: ApolloCache, id: string, authorId: string): void {
  cache.evict({ id: `PostCard:${id}` });
  evictAuthorLists(cache, authorId);
}
