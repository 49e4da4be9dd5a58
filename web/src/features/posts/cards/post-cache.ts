import type { ApolloCache, Reference } from '@apollo/client';
import { teaser } from '@schema/rules/text/display';
import { withTypename } from '@/core/data/documents/with-typename';
import { changeLists, prepended } from '@/core/data/lists/cached-lists';
import { PostCardFieldsFragmentDoc, type PostFieldsFragment } from '@/generated/documents';

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

/** Puts a new post at the head of every feed that is not searched and shows the latest first. */
export function addPost(cache: ApolloCache, post: PostFieldsFragment): void {
  const card = writeCard(cache, post);
  if (!card) return;
  changeLists<{ search: string | null; sort: string | null }>(
    cache,
    { field: 'feedPosts' },
    (list, { args: { search, sort } }) =>
      search ||
      (sort ?? 'recentlyActive') !== 'recentlyActive' ||
      list.nodes.some(({ __ref }) => __ref === card.__ref)
        ? list
        : prepended(list, card),
  );
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
