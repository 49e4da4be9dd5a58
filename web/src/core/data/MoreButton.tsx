import { moreTexts } from '@schema/rules/common-texts';
import { Button } from '@/ui';
import { useLoadMore } from './useLoadMore';

type Props = {
  /** Fetches the next page; what it throws is told by `failed`. */
  onMore: () => Promise<unknown>;
  /** Said when the next page could not be loaded. */
  failed: string;
};

/**
 * Loads the next page of a list when it is pressed: for lists that others stand behind, which would
 * go away from under the reader if pages came by themselves.
 */
export function MoreButton({ onMore, failed }: Props) {
  const { loadMore, isLoading, hasFailed } = useLoadMore(onMore);
  return (
    <>
      {hasFailed && <p role="alert">{failed}</p>}
      <Button variant="default" loading={isLoading} onClick={() => void loadMore()}>
        {hasFailed ? moreTexts.retry : moreTexts.more}
      </Button>
    </>
  );
}
