import { offlineTexts } from '@schema/rules/offline-texts';
import { IconCloudOff } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useToken } from '@/core/auth';
import { useConnectionState } from '@/core/live/connection';
import { pageAges } from '@/core/offline/page-ages';
import { aboveHeaderId, topBannerRef, useStore } from '@/ui';
import css from './ConnectionBanner.module.css';

const PageAge = lazy(() =>
  // Without its code the line above it says enough.
  import('./PageAge.tsx').catch(() => ({ default: () => null })),
);

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
        {token && hasAge && (
          <Suspense fallback={null}>
            <PageAge />
          </Suspense>
        )}
      </div>
      <div id={aboveHeaderId} />
    </div>
  );
}
