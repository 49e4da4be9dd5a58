import type { ReactNode, Ref } from 'react';
import { cx } from '@/ui';
import type { SectionId } from '../texts.ts';
import css from './Section.module.css';

type Props = {
  id: SectionId;
  label: string;
  children: ReactNode;
  tinted?: boolean;
  footer?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** One of the four sections: as high as the window, or higher where its content is. */
export function Section({ id, label, children, tinted = false, footer, ref }: Props) {
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-label={label}
      className={cx(css.section, tinted && css.tinted)}
    >
      <div className={css.inner}>{children}</div>
      {footer}
    </section>
  );
}
