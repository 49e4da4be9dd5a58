import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './VisuallyHidden.module.css';

type Props = ComponentPropsWithRef<'span'> & { as?: ElementType };

/** For ears, not for eyes. */
export function VisuallyHidden({ as: Tag = 'span', ...props }: Props) {
  return <Tag {...props} className={css.hidden} />;
}
