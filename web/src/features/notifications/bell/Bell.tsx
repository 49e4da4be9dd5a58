import { notificationTexts } from '@schema/rules/notifications-texts';
import { IconBell } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { BadgeLink } from '@/ui';
import { useUnseenCount } from './seen-count';

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const count = useUnseenCount();
  const { pathname } = useLocation();
  return (
    <BadgeLink
      to="/notifications"
      tip={notificationTexts.title}
      label={notificationTexts.bell(count)}
      count={count}
      isCurrent={pathname === '/notifications'}
    >
      <IconBell size={22} stroke={1.75} aria-hidden />
    </BadgeLink>
  );
}
