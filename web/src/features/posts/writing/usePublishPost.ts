import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { PostCardFieldsFragmentDoc, type PostFieldsFragment } from '@/generated/documents';
import {
  useDeletePostMutation,
  usePublishPostMutation,
  useUpdatePostMutation,
} from '@/generated/hooks';
import { teaser } from '@schema/rules/display';
import type { ExperiencePost } from '@schema/rules/posts';
import { typed } from '@/core/typed';

type FeedList = { nodes: Reference[] };

const writeCard = (cache: ApolloCache, post: PostFieldsFragment): Reference | undefined =>
  cache.writeFragment({
    fragment: PostCardFieldsFragmentDoc,
    fragmentName: 'PostCardFields',
    data: typed('PostCard', {
      ...post,
      teaser: teaser(post.oneLiner),
      lastActiveAt: post.editedAt ?? post.createdAt,
    }),
  });

/** What lists an author's posts elsewhere is read anew: the profile, and the timeline that knows which entries have one. */
function readAnew(cache: ApolloCache, authorId: string): void {
  cache.evict({ id: `Profile:${authorId}`, fieldName: 'posts' });
  cache.evict({ id: `Profile:${authorId}`, fieldName: 'postsCount' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'careerPath' });
}

/** The new post heads every feed that is not searched and shows the latest first. */
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
  readAnew(cache, post.user.id);
}

/** The cache's own name of a list holds its arguments: `feedPosts:{"sort":"recentlyActive"}`. */
const isLatestFeed = (name: string): boolean =>
  !/"search":"[^"]/.test(name) && !/"sort":"most/.test(name);

/** Publishes an experience, with which the draft that it came from ends; what is refused is thrown. */
export function usePublishPost(draftId: () => string | null) {
  const [publish] = usePublishPostMutation();
  return async (input: ExperiencePost): Promise<void> => {
    await publish({
      variables: { input, draftId: draftId() },
      update: (cache, { data }) => data && addPost(cache, data.publishPost),
    });
  };
}

/** Changes a published experience; what is refused is thrown. */
export function useUpdatePost(id: string) {
  const [update] = useUpdatePostMutation();
  return async (input: ExperiencePost): Promise<void> => {
    await update({
      variables: { id, input },
      update: (cache, { data }) => {
        if (!data) return;
        writeCard(cache, data.updatePost);
        readAnew(cache, data.updatePost.user.id);
      },
    });
  };
}

/** Deletes a post, and takes it out of every list; what is refused is thrown. */
export function useDeletePost() {
  const [remove, { loading }] = useDeletePostMutation();
  return {
    deleting: loading,
    deletePost: async (id: string, authorId: string): Promise<void> => {
      await remove({
        variables: { id },
        update: (cache, { data }) => {
          if (!data) return;
          cache.evict({ id: `PostCard:${id}` });
          readAnew(cache, authorId);
        },
      });
    },
  };
}
