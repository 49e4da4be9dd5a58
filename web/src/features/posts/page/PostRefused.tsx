import { useApolloClient } from '@apollo/client/react';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { postTexts } from '@schema/rules/posts/posts-texts';
import type { ReadError } from '@/core/errors';
import { goneByReader } from '@/core/items/deleted-here';
import { ItemRefused } from '@/core/items/ItemRefused';
import { LinkButton } from '@/ui';

type Props = {
  id: string;
  refusal: ReadError;
  /** It stood on the screen until now. */
  wasOpen: boolean;
  onRetry: () => void;
};

/** Why a post is not shown, and where to go from here. */
export const PostRefused = ({ id, refusal, wasOpen, onRetry }: Props) => (
  <ItemRefused
    title="Experience"
    refusal={refusal}
    gone={
      goneByReader(useApolloClient(), id)
        ? postTexts.deletedHere
        : wasOpen
          ? postTexts.removed
          : postTexts.notHere
    }
    closed={wasOpen && postTexts.closed}
    away={<LinkButton to={pagePaths.feed}>Back to the feed</LinkButton>}
    onRetry={onRetry}
  />
);
