import { IconVersions } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui';
import classes from './ChangedElsewhere.module.css';

type Props = { onTakeOver: () => void };

/** Another tab or device has saved while something is typed here: nothing is lost, and nothing goes on before it is looked at. */
export function ChangedElsewhere({ onTakeOver }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // It may come while one types far below.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={box} className={classes.notice} role="status">
      <IconVersions size={22} aria-hidden className={classes.icon} />
      <p className={classes.text}>Your career path was saved in another tab or device.</p>
      <Button size="compact-md" onClick={onTakeOver}>
        Load it, keep what I typed
      </Button>
    </div>
  );
}
