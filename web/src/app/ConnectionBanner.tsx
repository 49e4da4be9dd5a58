import { offlineTexts } from '@schema/rules/device/offline-texts';
import { IconCloudOff } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useToken } from '@/core/auth';
import { useConnectionState } from '@/core/live/connection';
import { pageAges } from '@/core/offline/page-ages';
import { aboveHeaderId, topBannerRef, useStore } from '@/ui';
import css from './ConnectionBanner.module.css';

const loadPageAge = () => import('./PageAge.tsx');
const PageAge = lazy(loadPageAge);

/**
 * Whether the code of the age is there. It is fetched with the first answer, for later there may be
 * no line for it; where it did not come, it is asked for again when the line has changed.
 * @param isWanted whether there is an age to show, now or later
 */
function useLoadedAge(isWanted: boolean): boolean {
  const state = useConnectionState();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    loadPageAge().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [isWanted, isLoaded, state]);
  return isLoaded;
}

/**
 * What stands above the header: that the connection is away, until it is back, how old the page is
 * meanwhile, and what pages put there (`AboveHeader`). The status is always there, so that screen
 * readers announce its text.
 */
export function ConnectionBanner() {
  const state = useConnectionState();
  const token = useToken();
  // Visitors have no live connection.
  const text = state === 'up' || (state === 'lost' && !token) ? null : offlineTexts[state];
  const ages = Object.values(useStore(pageAges));
  const isAgeLoaded = useLoadedAge(token !== null && ages.length > 0);
  const hasAge = state === 'up' ? ages.some(({ isKept }) => isKept) : ages.length > 0;
  return (
    <div ref={topBannerRef} className={css.region}>
      <div className={css.lines}>
        <div role="status">
          {text && (
            <p className={css.banner}>
              <IconCloudOff size={18} aria-hidden className={css.icon} />
              <span>
                {text.short} <span className={css.rest}>{text.rest}</span>
              </span>
            </p>
          )}
        </div>
        {token && hasAge && isAgeLoaded && (
          <Suspense fallback={null}>
            <PageAge />
          </Suspense>
        )}
      </div>
      <div id={aboveHeaderId} />
    </div>
  );
}
