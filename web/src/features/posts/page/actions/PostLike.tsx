import { postTexts } from '@schema/rules/posts/posts-texts';
import { LikeButton } from '@/core/items/LikeButton';
import type { PostFieldsFragment } from '@/generated/documents';
import { useLike } from './useLike';

type Props = { post: Pick<PostFieldsFragment, 'id' | 'counters' | 'viewer' | 'viewerCanEdit'> };

/** The viewer's like of an experience. */
export function PostLike({ post }: Props) {
  const { hasLiked, useful, toggle } = useLike(post);
  return (
    <LikeButton
      hasLiked={hasLiked}
      likes={useful}
      countLabel="likes"
      ownHint={post.viewerCanEdit ? postTexts.ownLike : null}
      onToggle={toggle}
    />
  );
}
