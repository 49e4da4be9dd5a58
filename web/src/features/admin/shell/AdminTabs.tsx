import { adminTexts } from '@schema/rules/administration/admin-texts';
import { Link, useLocation } from 'react-router-dom';
import { Count, cx, useScrollStrip } from '@/ui';
import css from './AdminTabs.module.css';
import { type Task, tabsFor } from './admin-tabs';

type Props = {
  isSuperAdmin: boolean;
  /** How much waits, where that is known. */
  waiting: Partial<Record<Task, number | null>>;
};

/** The tabs of the area: beside the page on wide screens, a strip that scrolls on narrow ones. */
export function AdminTabs({ isSuperAdmin, waiting }: Props) {
  const { pathname } = useLocation();
  const list = useScrollStrip<HTMLUListElement>(pathname);
  return (
    <nav aria-label={adminTexts.tabsLabel} className={css.tabs}>
      <ul role="list" ref={list} className={cx('x-strip', css.list)}>
        {tabsFor({ isSuperAdmin }).map((tab) => {
          const { label, to, also = [], isExact = false, icon: Icon, waiting: task } = tab;
          const count = task ? (waiting[task] ?? 0) : 0;
          const isOpen = [to, ...also].some(
            (path) => pathname === path || (!isExact && pathname.startsWith(`${path}/`)),
          );
          return (
            <li key={to}>
              <Link to={to} className={css.tab} aria-current={isOpen ? 'page' : undefined}>
                <Icon size={20} stroke={1.75} aria-hidden />
                <span className={css.label}>{label}</span>
                {count > 0 && (
                  <span className={css.badge}>
                    <Count n={count} label="waiting" />
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
