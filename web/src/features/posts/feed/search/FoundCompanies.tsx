import { pagePathOf } from '@schema/rules/pages/page-paths';
import { feedTexts } from '@schema/rules/posts/posts-texts';
import { useSuggestionsQuery } from '@/generated/hooks';
import { Card, CompanyLogo, CoverLink } from '@/ui';
import classes from './FoundCompanies.module.css';

/** Who searches for a company sees its page first; of a part of many names the best two. */
const shownAtMost = 2;

/** Pages of companies that are searched for: what experiences tell one by one, put together. */
export function FoundCompanies({ search }: { search: string }) {
  const { data } = useSuggestionsQuery({ variables: { search, kinds: ['company'] } });
  const companies = data?.suggestions.slice(0, shownAtMost) ?? [];
  if (companies.length === 0) return null;
  return (
    <ul role="list" className={classes.list} aria-label={feedTexts.foundCompanies}>
      {companies.map(({ text, target }) => (
        <li key={target}>
          <Card interactive className={classes.company}>
            <CompanyLogo name={text} size={36} />
            <div className={classes.words}>
              <p className={classes.name}>
                <CoverLink to={pagePathOf.company(target)}>{text}</CoverLink>
              </p>
              <p className={classes.what}>{feedTexts.foundCompany}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
