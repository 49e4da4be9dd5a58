import { connectionTexts } from '@schema/rules/connections/connections';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { NavLink, useLocation } from 'react-router-dom';
import { useConnectionCountsQuery } from '@/generated/hooks';
import { Count, cx, useScrollStrip } from '@/ui';
import classes from './ConnectionsNav.module.css';

/** Links between the pages of connections, requests and blocked people. */
export function ConnectionsNav() {
  const { data } = useConnectionCountsQuery();
  const strip = useScrollStrip<HTMLElement>(useLocation().pathname);
  const counts = data?.connectionCounts;
  const pages = [
    { to: pagePaths.connections, label: connectionTexts.title, count: counts?.connected },
    { to: pagePaths.connectionRequests, label: 'Requests', count: counts?.received },
  ];
  return (
    <nav ref={strip} aria-label="Connections and requests" className={cx('x-strip', classes.nav)}>
      {pages.map(({ to, label, count }) => (
        <NavLink key={to} to={to} className={classes.link ?? ''}>
          {label}
          {count !== undefined && (
            <span className={classes.count}>
              <Count n={count} />
            </span>
          )}
        </NavLink>
      ))}
      <NavLink to={pagePaths.blockedPeople} className={cx(classes.link, classes.aside)}>
        Blocked
      </NavLink>
    </nav>
  );
}
