import type { ProfileCardFieldsFragment } from '@/generated/documents';
import { CompanyLogo, VisuallyHidden } from '@/ui';
import classes from './CompanyLogos.module.css';

/** Part 1, section 3: up to two of each kind. */
const shown = 2;

type Props = { internships: ProfileCardFieldsFragment['internshipLogos']; work: ProfileCardFieldsFragment['workLogos'] };

/** Where a person has been, as a row of logos; work comes first. */
export function CompanyLogos({ internships, work }: Props) {
  const companies = [...work.slice(0, shown), ...internships.slice(0, shown)];
  if (companies.length === 0) return null;
  return (
    <ul role="list" className={classes.logos} aria-label="Companies">
      {companies.map(({ companyName, companyLogo }, index) => (
        <li key={`${companyName}-${index}`} data-tip={companyName}>
          <CompanyLogo name={companyName} src={companyLogo} size={28} />
          <VisuallyHidden>{companyName}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
