import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from '../cx.ts';
import css from './Card.module.css';

type Props<T extends ElementType> = {
  as?: T;
  interactive?: boolean;
  padding?: 'none' | 'md' | 'lg';
} & Omit<ComponentPropsWithRef<T>, 'as'>;

/**
 * A surface for one thing. `interactive` lifts it under the pointer, where the whole card is a
 * link.
 */
export function Card<T extends ElementType = 'div'>({
  as,
  interactive = false,
  padding = 'md',
  className,
  ...rest
}: Props<T>) {
  const Tag: ElementType = as ?? 'div';
  return (
    <Tag
      className={cx(css.card, className)}
      data-interactive={interactive || undefined}
      data-padding={padding}
      {...rest}
    />
  );
}
