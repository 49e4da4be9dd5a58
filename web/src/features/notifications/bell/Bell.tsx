import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconBell } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { BadgeLink } from '@/ui';
import { useUnseenCount } from './counts';

/** The link to the notifications, with the number of those that are news. */
export function Bell() {
  const count = useUnseenCount();
  const { pathname } = useLocation();
  return (
    <BadgeLink
      to={pagePaths.notifications}
      tip={notificationTexts.title}
      label={notificationTexts.bell(count)}
      count={count}
      isCurrent={pathname === pagePaths.notifications}
    >
      <IconBell size={22} stroke={1.75} aria-hidden />
    </BadgeLink>
  );
}
