import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import css from './StateBox.module.css';

export type StateBoxProps = {
  drawing: DrawingName;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
};

/** What empty, failed and refused states have in common: a drawing, a sentence, the next step. */
export function StateBox({ drawing, title, text, action, role }: StateBoxProps) {
  return (
    <div className={css.box} role={role}>
      <Drawing name={drawing} />
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
