import type { PostCardFieldsFragment } from '@/generated/documents';
import { CardGrid } from './CardGrid';
import { PostCard } from './PostCard';

type Props = { label: string; posts: readonly PostCardFieldsFragment[] };

/** Experiences at a glance, for pages of other rooms. */
export default function PostCards({ label, posts }: Props) {
  return (
    <CardGrid label={label}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </CardGrid>
  );
}
