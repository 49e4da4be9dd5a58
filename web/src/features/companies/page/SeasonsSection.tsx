import { companyTexts } from '@schema/rules/companies-texts';
import type { CompanyFactsFieldsFragment } from '@/generated/documents';
import { Card } from '@/ui';
import classes from './SeasonsSection.module.css';

type Year = CompanyFactsFieldsFragment['years'][number];

const { seasonColumns: columns, untold, range, share } = companyTexts;

const packages = ({ lowestPackage: low, highestPackage: high }: Year): string =>
  low === null || high === null ? untold : range(low, high);

/** Year by year: how many told, offers, packages, the lowest CGPA, how many online. */
export function SeasonsSection({ years }: { years: readonly Year[] }) {
  return (
    <Card as="section" padding="lg" aria-labelledby="seasons" className={classes.part}>
      <h2 id="seasons">{companyTexts.seasons}</h2>
      <div className={classes.scroll} tabIndex={0} role="group" aria-labelledby="seasons">
        <table className={classes.table}>
          <thead>
            <tr>
              {Object.entries(columns).map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                <td>{year.experiences}</td>
                <td>{share(year.offers, year.experiences)}</td>
                <td>{packages(year)}</td>
                <td>{year.lowestCgpa ?? untold}</td>
                <td>{year.modesTold > 0 ? share(year.online, year.modesTold) : untold}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
