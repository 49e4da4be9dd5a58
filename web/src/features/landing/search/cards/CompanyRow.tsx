import { CompanyLogo, VisuallyHidden } from '@/ui';
import css from './CompanyRow.module.css';

type Company = { companyName: string; companyLogo?: string | null };
const maxShown = 2;

/** The logos of up to two companies of internships and up to two of full-time work. */
export function CompanyRow({
  internships,
  work,
}: {
  internships: readonly Company[];
  work: readonly Company[];
}) {
  const all = [
    ...internships.slice(0, maxShown).map((company) => ({ ...company, kind: 'Internship' })),
    ...work.slice(0, maxShown).map((company) => ({ ...company, kind: 'Full-time' })),
  ];
  if (all.length === 0) return null;
  return (
    <ul role="list" className={css.row} aria-label="Companies">
      {all.map(({ companyName, companyLogo, kind }, i) => (
        <li key={`${kind}${i}`} data-tip={`${companyName}, ${kind}`}>
          <CompanyLogo name={companyName} src={companyLogo} size={32} />
          <VisuallyHidden>
            {companyName}, {kind}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
