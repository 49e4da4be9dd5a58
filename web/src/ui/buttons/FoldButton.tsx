import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FoldButton.module.css';

type Props = {
  id?: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The id of what it unfolds. */
  controls: string;
  children: ReactNode;
};

/** The title of a part that folds away, as wide as the part. */
export const FoldButton = ({ id, isOpen, onToggle, controls, children }: Props) => (
  <button
    type="button"
    id={id}
    className={classes.fold}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    {children}
    <IconChevronDown size={20} className={classes.chevron} aria-hidden />
  </button>
);
