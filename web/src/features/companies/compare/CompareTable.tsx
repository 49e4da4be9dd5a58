import { compareTexts } from '@schema/rules/companies/compare-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { Card, CompanyLogo } from '@/ui';
import classes from './CompareTable.module.css';
import { type FactName, factOf, type Line, restingOn, togetherNames } from './compared-facts';
import type { ComparedCompany } from './useCompared';

function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return <span className={classes.untold}>{compareTexts.untold}</span>;
  return (
    <ul role="list" className={classes.lines}>
      {lines.map(({ text, share }) => (
        <li key={text}>
          {text}
          {share !== undefined && (
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${100 * share}%` }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type Companies = readonly [ComparedCompany, ComparedCompany];
type RowProps = { name: FactName; companies: Companies; of: (company: ComparedCompany) => Line[] };

function Row({ name, companies, of }: RowProps) {
  return (
    <tr>
      <th scope="row">{compareTexts.rows[name]}</th>
      {companies.map((company) => (
        <td key={company.id}>
          <Lines lines={of(company)} />
        </td>
      ))}
    </tr>
  );
}

/** The facts of two companies, each with what it rests on; their names stay in sight. */
export function CompareTable({ companies }: { companies: Companies }) {
  // What is told of neither is no row.
  const rows = togetherNames.filter((name) =>
    companies.some((company) => factOf(name, company).length > 0),
  );
  return (
    <Card padding="lg">
      <table className={classes.table} aria-label={compareTexts.facts}>
        <thead>
          <tr>
            <th scope="col" className={classes.fact}>
              {compareTexts.fact}
            </th>
            {companies.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <span className={classes.company}>
                  <CompanyLogo name={name} size={28} />
                  <Link to={pagePathOf.company(slug)}>{name}</Link>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="experiences" companies={companies} of={restingOn} />
          {rows.map((name) => (
            <Row
              key={name}
              name={name}
              companies={companies}
              of={(company) => factOf(name, company)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
