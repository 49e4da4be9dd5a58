import { companyTexts } from '@schema/rules/companies/companies-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import type { CompanyCardFieldsFragment } from '@/generated/documents';
import { Card, CompanyLogo, CoverLink } from '@/ui';
import classes from './CompanyCard.module.css';

/** A company in a list: what there is of it. The whole card leads to its page. */
export function CompanyCard({ company }: { company: CompanyCardFieldsFragment }) {
  return (
    <Card as="article" interactive className={classes.card}>
      <CompanyLogo name={company.name} size={48} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <CoverLink to={pagePathOf.company(company.slug)}>{company.name}</CoverLink>
        </h2>
        <p className={classes.counts}>{companyTexts.counts(company).join(' · ')}</p>
      </div>
    </Card>
  );
}
