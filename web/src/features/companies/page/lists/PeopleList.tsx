import { workLine } from '@schema/rules/careers/careers-texts';
import { pathTexts } from '@schema/rules/careers/paths-texts';
import { companyTexts } from '@schema/rules/companies/companies-texts';
import { companyKey } from '@schema/rules/companies/company-slug';
import { pagePaths, pathWith } from '@schema/rules/pages/page-paths';
import { pagedList } from '@/core/data/lists/paged-list';
import { AskLink, PersonLine } from '@/features/people';
import type { CompanyPersonFieldsFragment } from '@/generated/documents';
import { useCompanyPeopleQuery } from '@/generated/hooks';
import { Card, LinkButton } from '@/ui';
import { ListPart } from './ListPart';
import classes from './PeopleList.module.css';

/** Does the line of the person say the role and the company already? */
const isSaidAbove = (slug: string, { user, role }: CompanyPersonFieldsFragment): boolean => {
  const start = workLine(role, '');
  return !!user.work?.startsWith(start) && companyKey(user.work.slice(start.length)) === slug;
};

const when = (slug: string, person: CompanyPersonFieldsFragment): string => {
  const { role, fromYear, toYear, worksThere } = person;
  if (!worksThere && toYear !== null) return companyTexts.before(role, fromYear, toYear);
  return isSaidAbove(slug, person)
    ? companyTexts.since(fromYear)
    : companyTexts.now(role, fromYear);
};

/** Who works at a company, or did, and who of them can be asked. */
export function PeopleList({ slug }: { slug: string }) {
  const list = pagedList(
    useCompanyPeopleQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' }),
    ({ company }) => company.people,
  );
  return (
    <ListPart
      id="people"
      title={companyTexts.people}
      list={list}
      head={
        <LinkButton
          className={classes.paths}
          variant="light"
          to={pathWith(pagePaths.paths, { company: slug })}
        >
          {pathTexts.link}
        </LinkButton>
      }
      empty={<p className={classes.about}>{companyTexts.noPeople}</p>}
    >
      {(people) => (
        <Card padding="lg">
          <ul role="list" className={classes.list}>
            {people.map((one) => (
              <li key={one.user.id} className={classes.row}>
                <div className={classes.who}>
                  <PersonLine person={one.user} size={40} />
                  <p className={classes.when}>{when(slug, one)}</p>
                </div>
                {one.takesRequests && <AskLink person={one.user} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ListPart>
  );
}
