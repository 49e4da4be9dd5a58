import type { ReadError } from '@/core/errors';
import { EmptyState, ErrorState, LinkButton, Page, RefusedState } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';

type Props = {
  refusal: ReadError;
  /** It stood on the screen until now. */
  wasOpen: boolean;
  onRetry: () => void;
};

/** Why a post is not shown, and where to go from here. */
export function PostRefused({ refusal: { code, text }, wasOpen, onRetry }: Props) {
  const away = <LinkButton to="/feed">Back to the feed</LinkButton>;
  return (
    <Page title="Experience" titleHidden>
      {code === 'NOT_FOUND' || code === 'BAD_USER_INPUT' ? (
        <EmptyState
          drawing="lost"
          {...(wasOpen ? postTexts.removed : postTexts.notHere)}
          action={away}
        />
      ) : code === 'FORBIDDEN' && wasOpen ? (
        <RefusedState title={postTexts.closed} text={text} action={away} />
      ) : (
        <ErrorState title={text} onRetry={onRetry} />
      )}
    </Page>
  );
}
