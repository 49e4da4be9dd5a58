import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './VisuallyHidden.module.css';

type Props = ComponentPropsWithRef<'span'> & { as?: ElementType };

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Tag = 'span', ...props }: Props) {
  return <Tag {...props} className={css.hidden} />;
}
