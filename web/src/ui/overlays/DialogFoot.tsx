import type { ReactNode } from 'react';
import css from './DialogFoot.module.css';

type Props = {
  /** The buttons: first the one that cancels, last the one that the dialog is for. */
  children: ReactNode;
  /** A few words before the buttons, such as how much was written. */
  note?: ReactNode;
};

/**
 * The buttons of a dialog, everywhere in the same place and order: at its end on wide screens, over
 * the whole width on narrow ones.
 */
export function DialogFoot({ children, note }: Props) {
  return (
    <div className={css.foot}>
      {note && <span className={css.note}>{note}</span>}
      {children}
    </div>
  );
}
