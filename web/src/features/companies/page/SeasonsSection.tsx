import { companyTexts } from '@schema/rules/companies/companies-texts';
import { seasonChanges } from '@schema/rules/companies/season-changes';
import { pagePaths, pathWith } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import type { CompanyFactsFieldsFragment } from '@/generated/documents';
import { Card } from '@/ui';
import classes from './SeasonsSection.module.css';

type Year = CompanyFactsFieldsFragment['years'][number];
type Props = { slug: string; years: readonly Year[] };

const { seasonColumns: columns, untold, range, share } = companyTexts;

const packages = ({ lowestPackage: low, highestPackage: high }: Year): string =>
  low === null || high === null ? untold : range(low, high);

/** What stands of a season, in the order of the columns behind its year. */
const cellsOf = (year: Year) => [
  { name: columns.experiences, text: year.experiences },
  { name: columns.offers, text: share(year.offers, year.experiences) },
  { name: columns.packages, text: packages(year) },
  { name: columns.cgpa, text: year.lowestCgpa ?? untold },
  {
    name: columns.online,
    text: year.modesTold > 0 ? share(year.online, year.modesTold) : untold,
  },
];

const experiencesOf = (slug: string, { year }: Year): string =>
  pathWith(pagePaths.feed, {
    tab: 'experiencia',
    company: slug,
    yearFrom: String(year),
    yearTo: String(year),
  });

function Changes({ years }: Pick<Props, 'years'>) {
  const changes = seasonChanges(years);
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 id="changes">{companyTexts.changes}</h3>
      <ul aria-labelledby="changes" className={classes.changes}>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What changed, and year by year: how many told, offers, packages, the lowest CGPA, how many
 * online. A phone has the rows one below the other; roles keep them a table for screen readers.
 */
export function SeasonsSection({ slug, years }: Props) {
  return (
    <Card as="section" padding="lg" aria-labelledby="seasons" className={classes.part}>
      <h2 id="seasons" tabIndex={-1}>
        {companyTexts.seasons}
      </h2>
      <Changes years={years} />
      <table role="table" aria-labelledby="seasons" className={classes.table}>
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {years.map((year) => (
            <tr key={year.year} role="row">
              <th role="rowheader" scope="row">
                <Link
                  className={classes.year}
                  to={experiencesOf(slug, year)}
                  aria-label={companyTexts.seasonLabel(year.year, year.experiences)}
                >
                  {year.year}
                </Link>
              </th>
              {cellsOf(year).map(({ name, text }) => (
                <td key={name} role="cell" data-column={name}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
