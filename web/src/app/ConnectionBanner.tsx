import { IconCloudOff } from '@tabler/icons-react';
import { useToken } from '@/core/auth';
import { useConnectionState } from '@/core/live/connection';
import { aboveHeaderId, topBannerRef } from '@/ui';
import css from './ConnectionBanner.module.css';

const texts = {
  offline: 'You are offline. What you write stays here until you are back.',
  lost: 'The live connection is away. We keep trying; what you write stays here.',
} as const;

/**
 * What stands above the header: that the connection is away, until it is back, and what pages put
 * there (`AboveHeader`). The status is always there, so that screen readers announce its text.
 */
export function ConnectionBanner() {
  const state = useConnectionState();
  const token = useToken();
  // Visitors have no live connection.
  const text = state === 'up' || (state === 'lost' && !token) ? null : texts[state];
  return (
    <div ref={topBannerRef} className={css.region}>
      <div role="status">
        {text && (
          <p className={css.banner}>
            <IconCloudOff size={18} aria-hidden className={css.icon} />
            {text}
          </p>
        )}
      </div>
      <div id={aboveHeaderId} />
    </div>
  );
}
