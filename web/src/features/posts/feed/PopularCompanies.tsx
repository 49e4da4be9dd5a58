import { feedPath } from '@schema/rules/pages/page-paths';
import { feedTexts } from '@schema/rules/posts/posts-texts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { usePopularCompaniesQuery } from '@/generated/hooks';
import classes from './PopularCompanies.module.css';

/**
 * Where to go on when nothing was found: up to five companies that many write of. Nothing when
 * there are none.
 */
export function PopularCompanies() {
  const { data } = usePopularCompaniesQuery();
  const id = useId();
  const companies = data?.popularCompanies.slice(0, 5) ?? [];
  if (companies.length === 0) return null;
  return (
    <div className={classes.companies}>
      <p id={id} className={classes.label}>
        {feedTexts.popularCompanies}
      </p>
      <ul role="list" aria-labelledby={id} className={classes.chips}>
        {companies.map((name) => (
          <li key={name}>
            <Link className={classes.chip} to={feedPath({ search: name })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
