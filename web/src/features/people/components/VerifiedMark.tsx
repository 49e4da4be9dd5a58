import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import classes from './VerifiedMark.module.css';

type Props = { size?: number };

/** The mark of a person whose college is verified: right behind the name, with its own space. */
export function VerifiedMark({ size = 16 }: Props) {
  return (
    <span className={classes.mark} role="img" aria-label="Verified" title="Verified">
      <IconRosetteDiscountCheckFilled size={size} aria-hidden />
    </span>
  );
}
