import type { ProfileCardFieldsFragment } from '@/generated/documents';
import { CompanyLogo, VisuallyHidden } from '@/ui';
import classes from './CompanyLogos.module.css';

/** Up to two of each kind. */
const shown = 2;

type Props = {
  internships: ProfileCardFieldsFragment['internshipLogos'];
  work: ProfileCardFieldsFragment['workLogos'];
};

const isSame = (one: { companyName: string }, other: { companyName: string }): boolean =>
  one.companyName.trim().toLowerCase() === other.companyName.trim().toLowerCase();

/** Where a person has been, as a row of logos; work comes first. */
export function CompanyLogos({ internships, work }: Props) {
  const all = [...work.slice(0, shown), ...internships.slice(0, shown)];
  // Who stayed where they interned has been at one company.
  const companies = all.filter(
    (one, index) => all.findIndex((other) => isSame(one, other)) === index,
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
