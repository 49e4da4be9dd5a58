import { workLine } from '@schema/rules/careers/careers-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { useShareAddress } from '@/core/address/useShareAddress';
import { useGate } from '@/features/identity';
import type { PostFieldsFragment } from '@/generated/documents';
import { useSharePostMutation } from '@/generated/hooks';

type SharedPost = Pick<PostFieldsFragment, 'id' | 'companyName' | 'role'>;

/** Shares the address of a post; a share counts once it is done. */
export function useShare({ id, companyName, role }: SharedPost) {
  const gate = useGate();
  const [sharePost] = useSharePostMutation({ variables: { id } });
  const { copied, share } = useShareAddress({
    title: workLine(role, companyName),
    path: pagePathOf.post(id),
    failed: postTexts.shareFailed,
    onShared: () => sharePost(),
  });
  return { copied, share: () => gate(share) };
}
