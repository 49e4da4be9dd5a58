import type { ReactNode } from 'react';
import css from './Page.module.css';
import { usePageTitle } from './usePageTitle.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** A right column on wide screens, below the content on narrow ones. */
  aside?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /**
   * The title is for screen readers alone: the page shows a heading of its own (a person's name, a
   * company).
   */
  titleHidden?: boolean;
  /** On a phone the title takes the place of the product's header: a form that fills the screen. */
  hasOwnHead?: boolean;
  width?: 'reading' | 'wide';
};

/** The frame of every page: the title in the tab, the one h1, the main landmark and the columns. */
export function Page({
  title,
  children,
  aside,
  actions,
  lead,
  titleHidden = false,
  hasOwnHead = false,
  width = 'wide',
}: Props) {
  usePageTitle(title);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={css.page}
      data-width={width}
      data-aside={aside ? true : undefined}
      data-own-head={hasOwnHead || undefined}
    >
      {titleHidden ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <header className={css.head}>
          <div className={css.words}>
            <h1>{title}</h1>
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      <div className={css.columns}>
        <div className={css.content}>{children}</div>
        {aside && <aside className={css.aside}>{aside}</aside>}
      </div>
    </main>
  );
}
