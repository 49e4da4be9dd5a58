import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui';
import classes from './RoundsField.module.css';

type Props = {
  /** `rounds.0`: its place in the form. */
  path: string;
  /** Counted from 1. */
  number: number;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** null for the only one. */
  onDelete: (() => void) | null;
  /** What is wrong with the round itself. */
  error: ReactNode;
  /** One of its fields is wrong. */
  hasWrongField: boolean;
  children: ReactNode;
};

/** A round that folds away. */
export function RoundItem(props: Props) {
  const { path, number, name, isOpen, onToggle, onDelete, error, hasWrongField, children } = props;
  const contentId = path.replace('.', '-');
  return (
    <li className={classes.round} aria-label={`Round ${number}`}>
      <header className={classes.head}>
        <h3 className={classes.title}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={contentId}
            data-path={path}
            onClick={onToggle}
          >
            <IconChevronDown size={18} aria-hidden className={classes.chevron} />
            <span className={classes.words}>
              <span>Round {number}</span> {name && <span className={classes.name}>{name}</span>}{' '}
              {!isOpen && hasWrongField && <span className={classes.wrong}>To correct</span>}
            </span>
          </button>
        </h3>
        {onDelete && (
          <Button
            variant="subtle"
            color="danger"
            size="compact-sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onDelete}
          >
            Delete Round
          </Button>
        )}
      </header>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <div id={contentId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
