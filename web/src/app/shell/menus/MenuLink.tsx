import { Link, useLocation } from 'react-router-dom';
import { Count } from '@/ui';
import css from './MenuLink.module.css';
import { isCurrentEntry, type MenuEntry } from './menu-entries.ts';

type Props = { entry: MenuEntry; variant: 'row' | 'tab'; onFollow?: (() => void) | undefined };

/** An entry of the side menu (`row`) or of the bottom bar (`tab`). */
export function MenuLink({ entry, variant, onFollow }: Props) {
  const { label, to, icon: Icon, badge } = entry;
  const { pathname, search } = useLocation();
  return (
    <Link
      to={to}
      className={css.link}
      data-variant={variant}
      aria-current={isCurrentEntry(entry, pathname, search) ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      <span className={css.label}>{label}</span>
      {badge && badge.count > 0 && (
        <span className={css.badge}>
          <Count n={badge.count} label={badge.label} />
        </span>
      )}
    </Link>
  );
}
