import type { ReactNode } from 'react';
import css from './DialogFoot.module.css';

type Props = {
  /** The buttons: the way back first, what the dialog is for last. */
  children: ReactNode;
  /** A few words before them: how much was written. */
  note?: ReactNode;
};

/** The buttons of a dialog, in one place and order everywhere: at its end on wide screens, over the whole width on narrow ones. */
export function DialogFoot({ children, note }: Props) {
  return (
    <div className={css.foot}>
      {note && <span className={css.note}>{note}</span>}
      {children}
    </div>
  );
}
