import { moreTexts } from '@schema/rules/common-texts';
import { Button } from '@/ui';
import { type Further, useLoadMore } from './useLoadMore';

type Props = {
  /** Fetches the next page; what it throws is told by `failed`. */
  onMore: () => Promise<unknown>;
  /** Said when the next page could not be loaded. */
  failed: string;
};

type FurtherProps = Further & Pick<Props, 'failed'> & { isLoading: boolean };

/** The same of a list whose pages something else loads, too. */
export function FurtherButton({
  hasMore,
  hasMoreFailed,
  isLoading,
  loadMore,
  failed,
}: FurtherProps) {
  if (!hasMore) return null;
  return (
    <>
      {hasMoreFailed && <p role="alert">{failed}</p>}
      <Button variant="default" loading={isLoading} onClick={() => void loadMore()}>
        {hasMoreFailed ? moreTexts.retry : moreTexts.more}
      </Button>
    </>
  );
}

/**
 * Loads the next page of a list when it is pressed: for lists that others stand behind, which would
 * go away from under the reader if pages came by themselves.
 */
export function MoreButton({ onMore, failed }: Props) {
  const { hasFailed, ...next } = useLoadMore(onMore);
  return <FurtherButton {...next} hasMore hasMoreFailed={hasFailed} failed={failed} />;
}
