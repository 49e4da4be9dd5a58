import { useDefaultBannerQuery } from '@/generated/hooks';
import { CurrentBanner } from './CurrentBanner';
import classes from './DefaultBanner.module.css';
import { DefaultBannerForm } from './DefaultBannerForm';

/** The banner of all profiles that have none of their own, and the form for another one. */
export function DefaultBannerEditor() {
  const { data, error, refetch } = useDefaultBannerQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <div className={classes.page}>
      <CurrentBanner
        banner={data?.defaultBanner}
        hasFailed={error !== undefined}
        onRetry={() => void refetch().catch(() => undefined)}
      />
      <DefaultBannerForm refetchBanner={refetch} />
    </div>
  );
}
