import type { ProfileCardFieldsFragment } from '@/generated/documents';
import { CompanyLogo, VisuallyHidden } from '@/ui';
import classes from './CompanyLogos.module.css';

/** How many of each kind are shown at most. */
const maxLogos = 2;

type Props = {
  internships: ProfileCardFieldsFragment['internshipLogos'];
  work: ProfileCardFieldsFragment['workLogos'];
};

const comparableName = ({ companyName }: { companyName: string }): string =>
  companyName.trim().toLowerCase();

/** Where a person has been, as a row of logos; work comes first. */
export function CompanyLogos({ internships, work }: Props) {
  const all = [...work.slice(0, maxLogos), ...internships.slice(0, maxLogos)];
  // Who stayed where they interned has been at one company, not at two.
  const companies = all.filter(
    (company, index) =>
      all.findIndex((other) => comparableName(other) === comparableName(company)) === index,
  );
  if (companies.length === 0) return null;
  return (
    <ul role="list" className={classes.logos} aria-label="Companies">
      {companies.map(({ companyName, companyLogo }) => (
        <li key={companyName} data-tip={companyName}>
          <CompanyLogo name={companyName} src={companyLogo} size={28} />
          <VisuallyHidden>{companyName}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
