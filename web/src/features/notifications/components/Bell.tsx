import { IconBell } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { notificationTexts } from '@schema/rules/notifications-texts';
import { badgeText, useUnread } from '../useUnread';
import classes from './Bell.module.css';

/** The way to what is new, and how much of it there is. */
export function Bell() {
  const count = useUnread();
  const { pathname } = useLocation();
  return (
    <Link
      to="/notifications"
      className={classes.bell}
      data-tip={notificationTexts.title}
      aria-label={notificationTexts.bell(count)}
      aria-current={pathname === '/notifications' ? 'page' : undefined}
    >
      <IconBell size={22} stroke={1.75} aria-hidden />
      {count > 0 && (
        <span className={classes.badge} aria-hidden>
          {badgeText(count)}
        </span>
      )}
    </Link>
  );
}
