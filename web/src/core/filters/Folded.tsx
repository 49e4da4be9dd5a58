import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, cx } from '@/ui';
import classes from './Folded.module.css';

type Props = {
  /** What the button says. */
  label: string;
  /** Beside the button, folded or not. */
  beside?: ReactNode;
  /** Another button stands beside it: without a sign of its own both fit into one line. */
  isPlain?: boolean;
  /** Folded on wide screens too, where there are many of them. */
  isFoldedWide?: boolean;
  /** Of what is folded. */
  className?: string | undefined;
  role?: 'search';
  children: ReactNode;
};

/**
 * What narrows a list down, behind a button until it is asked for: the first screen shows the first
 * of the list.
 */
export function Folded(props: Props) {
  const { label, beside, isPlain = false, isFoldedWide = false, className, role, children } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <>
      <div className={classes.line}>
        <Button
          variant="default"
          className={classes.fold}
          aria-expanded={isUnfolded}
          aria-controls={id}
          data-wide={isFoldedWide || undefined}
          leftSection={!isPlain && <IconFilter size={18} aria-hidden />}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {label}
        </Button>
        {beside}
      </div>
      <div
        id={id}
        role={role}
        className={cx(classes.folded, className)}
        data-wide={isFoldedWide || undefined}
        data-unfolded={isUnfolded || undefined}
      >
        {children}
      </div>
    </>
  );
}
