import { IconVersions } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui';
import classes from './SavedElsewhereBanner.module.css';

type Props = { onMerge: () => void };

/** Says that a newer version was saved elsewhere, and offers to merge the changes into it. */
export function SavedElsewhereBanner({ onMerge }: Props) {
  const banner = useRef<HTMLDivElement>(null);
  // It may appear while the person types far below.
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={banner} className={classes.banner} role="status">
      <IconVersions size={22} aria-hidden className={classes.icon} />
      <p className={classes.text}>Your career path was saved in another tab or device.</p>
      <Button size="compact-md" onClick={onMerge}>
        Load it, keep what I typed
      </Button>
    </div>
  );
}
