import { overviewTexts } from '@schema/rules/overview/overview-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import type { AdminOverviewQuery } from '@/generated/documents';
import { Count } from '@/ui';
import css from './Overview.module.css';

const texts = overviewTexts.week;

const tiles = [
  { name: 'newPeople', to: pagePaths.adminUsers },
  { name: 'newPosts', to: pagePaths.adminPosts },
  { name: 'newQuestions', to: pagePaths.adminComments },
  { name: 'newOpenings', to: pagePaths.adminJobs },
] as const;

/** How much came within a week, each with the way to it. */
export function ThisWeek({ overview }: { overview: AdminOverviewQuery['adminOverview'] }) {
  return (
    <section aria-labelledby="week">
      <h2 id="week" className={css.head}>
        {texts.title}
      </h2>
      <ul role="list" className={css.tiles}>
        {tiles.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={css.tile}>
              <strong className={css.number}>
                <Count n={overview[name]} />
              </strong>
              <span className={css.label}>{texts[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
