import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { PostCardFieldsFragmentDoc, type PostFieldsFragment, type PostInput } from '@/generated/documents';
import { usePublishPostMutation } from '@/generated/hooks';
import { teaser } from '@schema/rules/display';
import { typed } from './typed';

type FeedList = { nodes: Reference[] };

/** The new post heads every feed that is not searched and shows the latest first; the author's profile reads its posts anew. */
export function addPost(cache: ApolloCache, post: PostFieldsFragment): void {
  const card = cache.writeFragment({
    fragment: PostCardFieldsFragmentDoc,
    fragmentName: 'PostCardFields',
    data: typed('PostCard', { ...post, teaser: teaser(post.oneLiner), lastActiveAt: post.createdAt }),
  });
  if (!card) return;
  cache.modify<{ feedPosts: FeedList }>({
    fields: {
      feedPosts: (list, { storeFieldName }) => {
        if (isReference(list) || !isLatestFeed(storeFieldName)) return list;
        const nodes = list.nodes as readonly Reference[];
        return nodes.some((ref) => ref.__ref === card.__ref) ? list : { ...list, nodes: [card, ...nodes] };
      },
    },
  });
  cache.evict({ id: `Profile:${post.user.id}`, fieldName: 'posts' });
  cache.evict({ id: `Profile:${post.user.id}`, fieldName: 'postsCount' });
}

/** The cache's own name of a list holds its arguments: `feedPosts:{"sort":"recentlyActive"}`. */
const isLatestFeed = (name: string): boolean => !/"search":"[^"]/.test(name) && !/"sort":"most/.test(name);

export function usePublishPost() {
  const [publish, { loading }] = usePublishPostMutation();
  return {
    publishing: loading,
    publish: (input: PostInput) => publish({ variables: { input }, update: (cache, { data }) => data && addPost(cache, data.publishPost) }),
  };
}
