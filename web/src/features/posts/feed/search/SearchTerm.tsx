import { IconX } from '@tabler/icons-react';
import { IconButton } from '@/ui';
import classes from './SearchTerm.module.css';

type Props = { term: string; onClear: () => void };

/** What is searched for, and the way back to everything. */
export function SearchTerm({ term, onClear }: Props) {
  return (
    <p className={classes.term}>
      <span>
        Results for <strong>“{term}”</strong>
      </span>
      <IconButton label="Clear search" onClick={onClear}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </p>
  );
}
