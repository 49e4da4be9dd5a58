import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { cx } from '../cx.ts';
import css from './SplitPage.module.css';

type Props = {
  /** Something of the list is open: on a phone it stands there alone. */
  isOpen: boolean;
  list: ReactNode;
  /** What is open of it. */
  pane: ReactNode;
  /** Above both, such as a heading that is only heard. */
  children?: ReactNode;
  isBusy?: boolean;
};

/**
 * A page that fills the window: a list, and beside it what is open of it. A phone shows one of
 * them; what it does not show may be left out.
 */
export const SplitPage = ({ isOpen, list, pane, children, isBusy }: Props) => (
  <main
    id="main"
    tabIndex={-1}
    className={css.page}
    data-fills-window
    data-alone={isOpen || undefined}
    data-own-head={isOpen || undefined}
    aria-busy={isBusy}
  >
    {children}
    {list && <div className={css.list}>{list}</div>}
    {pane && <div className={css.pane}>{pane}</div>}
  </main>
);

type HeadProps = {
  /** On a phone: the way back to the list. Without it only its sign stands there. */
  back?: { to: To; label: string };
  /** Only a phone has it. */
  isBare?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The head of what is open: on a phone in the place of the product's header. */
export function SplitHead({ back, isBare = false, className, children }: HeadProps) {
  const sign = <IconArrowLeft size={22} aria-hidden />;
  return (
    <header className={cx(css.head, isBare && css.bare, className)}>
      {back ? (
        <Link to={back.to} className={css.back} aria-label={back.label} data-tip={back.label}>
          {sign}
        </Link>
      ) : (
        <span className={css.back}>{sign}</span>
      )}
      {children}
    </header>
  );
}
