import { pagePaths } from '@schema/rules/page-paths';
import { postTexts } from '@schema/rules/posts-texts';
import type { ReadError } from '@/core/errors';
import { ItemRefused } from '@/core/ItemRefused';
import { LinkButton } from '@/ui';

type Props = {
  refusal: ReadError;
  /** It stood on the screen until now. */
  wasOpen: boolean;
  onRetry: () => void;
};

/** Why a post is not shown, and where to go from here. */
export const PostRefused = ({ refusal, wasOpen, onRetry }: Props) => (
  <ItemRefused
    title="Experience"
    refusal={refusal}
    gone={wasOpen ? postTexts.removed : postTexts.notHere}
    closed={wasOpen && postTexts.closed}
    away={<LinkButton to={pagePaths.feed}>Back to the feed</LinkButton>}
    onRetry={onRetry}
  />
);
