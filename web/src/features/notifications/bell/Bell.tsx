import { IconBell } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { notificationTexts } from '@schema/rules/notifications-texts';
import { useUnseenCount } from './seen-count';
import classes from './Bell.module.css';

/** The badge has room for two digits. */
const badgeLimit = 99;
const badgeText = (count: number): string =>
  count > badgeLimit ? `${badgeLimit}+` : String(count);

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const count = useUnseenCount();
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
