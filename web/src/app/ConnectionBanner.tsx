import { IconCloudOff } from '@tabler/icons-react';
import { useToken } from '@/core/auth';
import { useConnectionState } from '@/core/connection';
import { topBannerRef } from '@/ui';
import css from './ConnectionBanner.module.css';

const texts = {
  offline: 'You are offline. What you write stays here until you are back.',
  lost: 'The live connection is away. We keep trying; what you write stays here.',
} as const;

/**
 * Shows above the header that the connection is away, until it is back. The region is always there,
 * so that screen readers announce its text.
 */
export function ConnectionBanner() {
  const state = useConnectionState();
  const token = useToken();
  // Visitors have no live connection.
  const text = state === 'up' || (state === 'lost' && !token) ? null : texts[state];
  return (
    <div role="status" className={css.region}>
      {text && (
        <p ref={topBannerRef} className={css.banner}>
          <IconCloudOff size={18} aria-hidden className={css.icon} />
          {text}
        </p>
      )}
    </div>
  );
}
