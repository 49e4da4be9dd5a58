import { overviewTexts } from '@schema/rules/overview/overview-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import {
  IconBuildings,
  IconChevronRight,
  IconFlag,
  IconHeartbeat,
  IconId,
  IconMessageHeart,
  IconUserQuestion,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWaitingTasks } from '@/features/admin';
import type { AdminOverviewQuery } from '@/generated/documents';
import { Card, Count, EmptyState } from '@/ui';
import css from './Overview.module.css';

const texts = overviewTexts.waiting;

/** Where each of them is looked after. */
const queues = [
  { name: 'badParts', to: pagePaths.adminHealth, icon: IconHeartbeat },
  { name: 'verifications', to: pagePaths.adminVerification, icon: IconId },
  { name: 'reports', to: pagePaths.reportedCases, icon: IconFlag },
  { name: 'rosterMatches', to: pagePaths.adminImport, icon: IconUserQuestion },
  { name: 'openFeedback', to: pagePaths.adminFeedback, icon: IconMessageHeart },
  { name: 'companyPairs', to: pagePaths.adminCompanies, icon: IconBuildings },
] as const;

/** The queues that something waits in, with the way to each; documents and reports live. */
export function Waiting({ overview }: { overview: AdminOverviewQuery['adminOverview'] }) {
  const counts = { ...overview, ...useWaitingTasks() };
  const open = queues.flatMap(({ name, ...queue }) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [{ ...queue, label: texts[name], count }] : [];
  });
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={css.head}>
        {texts.title}
      </h2>
      {open.length === 0 ? (
        <EmptyState drawing="people" {...texts.none} />
      ) : (
        <Card as="ul" role="list" padding="none" className={css.queues}>
          {open.map(({ label, to, icon: Icon, count }) => (
            <li key={to}>
              <Link to={to} className={css.queue}>
                <Icon size={22} stroke={1.75} className={css.icon} aria-hidden />
                <span className={css.grow}>{label}</span>
                <span className={css.badge}>
                  <Count n={count} label="waiting" />
                </span>
                <IconChevronRight size={18} className={css.quiet} aria-hidden />
              </Link>
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}
