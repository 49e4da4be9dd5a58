import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './IconButton.module.css';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  label: string;
  children: ReactNode;
  /** `marked`: the action has been done, as with a bookmark that is set. */
  variant?: 'subtle' | 'soft' | 'marked';
};

/** A button that is only an icon: the label is its accessible name and its tooltip. */
export function IconButton({
  label,
  children,
  variant = 'subtle',
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      data-tip={label}
      data-variant={variant}
      className={cx(css.button, className)}
      {...rest}
    >
      {children}
    </button>
  );
}
