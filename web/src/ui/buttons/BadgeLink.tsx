import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './BadgeLink.module.css';

/** The badge has room for two digits. */
const badgeLimit = 99;
const badgeText = (count: number): string =>
  count > badgeLimit ? `${badgeLimit}+` : String(count);

type Props = {
  to: string;
  /** Its tooltip. */
  tip: string;
  /** Its accessible name, which tells the number too. */
  label: string;
  count: number;
  isCurrent: boolean;
  children: ReactNode;
};

/** A link that is only an icon, with the number of what waits there. */
export function BadgeLink({ to, tip, label, count, isCurrent, children }: Props) {
  return (
    <Link
      to={to}
      className={css.link}
      data-tip={tip}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      {count > 0 && (
        <span className={css.badge} aria-hidden>
          {badgeText(count)}
        </span>
      )}
    </Link>
  );
}
