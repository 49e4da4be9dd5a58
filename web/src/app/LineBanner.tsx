import { IconCloudOff } from '@tabler/icons-react';
import { useToken } from '@/core/auth';
import { useLine } from '@/core/connection';
import { aboveRef } from '@/ui';
import css from './LineBanner.module.css';

const texts = {
  offline: 'You are offline. What you write stays here until you are back.',
  lost: 'The live connection is away. We keep trying; what you write stays here.',
} as const;

/** Calm news about the line: it takes room above the header, covers nothing, and goes by itself. The region stands there from the start, so that screen readers announce it. */
export function LineBanner() {
  const line = useLine();
  const token = useToken();
  // Visitors have no live connection to miss.
  const text = line === 'up' || (line === 'lost' && !token) ? null : texts[line];
  return (
    <div role="status" className={css.region}>
      {text && (
        <p ref={aboveRef} className={css.banner}>
          <IconCloudOff size={18} aria-hidden className={css.icon} />
          {text}
        </p>
      )}
    </div>
  );
}
