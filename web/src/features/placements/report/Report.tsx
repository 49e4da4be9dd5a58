import {
  atLeastText,
  shareText,
  placementTexts as texts,
} from '@schema/rules/analytics/placements-texts';
import { companyPath } from '@schema/rules/companies/companies-texts';
import { campusLabels } from '@schema/rules/posts/posts-texts';
import { numberText } from '@schema/rules/text/number-text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Card } from '@/ui';
import type { PlacementReport } from '../usePlacements';
import { PackageBar, ShareBar } from './Drawn';
import css from './Report.module.css';
import { ReportTable, type Row } from './ReportTable';

const { columns, sections } = texts;

/** So many companies are shown at once; paper has all of them. */
const companiesAtOnce = 20;

type Props = {
  report: PlacementReport;
  /** What packages are told in. */
  unit: string;
  /** What the report is of, in words. */
  scope: string;
  isStale: boolean;
};
type Packages = PlacementReport['packages'];
type Figures = Pick<PlacementReport, 'finish' | 'least' | 'packages'>;
type Named = { key: string; name: string; figures: Figures };

/** At least so many, or that they are too few. */
function AtLeast({ least }: { least: number }) {
  return least > 0 ? atLeastText(least) : <span className={css.few}>{texts.few}</span>;
}

const amount = (value: number | null): string =>
  value === null ? texts.untold : numberText(value);
const span = (from: number | null, to: number | null): string =>
  from === null || to === null ? texts.untold : texts.between(from, to);

const toldRow = ({ key, name, figures: { finish, least } }: Named): Row => ({
  key,
  head: name,
  cells: [
    numberText(finish),
    <AtLeast key="told" least={least} />,
    shareText(least, finish),
    <ShareBar key="bar" least={least} finish={finish} />,
  ],
});

const packageRow = ({ key, name, figures: { packages } }: Named, most: number): Row => ({
  key,
  head: name,
  cells: [
    <AtLeast key="told" least={packages.least} />,
    amount(packages.median),
    span(packages.lower, packages.upper),
    span(packages.lowest, packages.highest),
    <PackageBar key="bar" packages={packages} most={most} />,
  ],
});

/** How many told, and what it pays: of each season, or of each branch. */
function Told({
  id,
  first,
  of,
  unit,
}: {
  id: 'seasons' | 'branches';
  first: string;
  of: readonly Named[];
  unit: string;
}) {
  const most = Math.max(
    1,
    ...of.map(({ figures: { packages } }) => packages.highest ?? packages.median ?? 0),
  );
  return (
    <>
      <ReportTable
        id={id}
        title={sections[id]}
        columns={[first, columns.finish, columns.told, columns.share, columns.bar]}
        rows={of.map(toldRow)}
        hasDrawing
      />
      <ReportTable
        id={`${id}-packages`}
        title={sections.packagesOf[id]}
        note={texts.unit(unit)}
        columns={[
          first,
          columns.toldPackages,
          columns.median,
          columns.quartiles,
          columns.range,
          columns.drawn,
        ]}
        rows={of.map((one) => packageRow(one, most))}
        hasDrawing
      />
    </>
  );
}

function Summary({ report, unit, scope }: Omit<Props, 'isStale'>) {
  const { finish, least, packages } = report;
  const figures = [
    [columns.told, atLeastText(least)],
    [columns.share, shareText(least, finish)],
    [
      columns.median,
      packages.median === null ? texts.untold : `${amount(packages.median)} ${unit}`,
    ],
    [columns.quartiles, span(packages.lower, packages.upper)],
    [columns.range, span(packages.lowest, packages.highest)],
  ] as const;
  return (
    <Card as="section" aria-labelledby="all" className={css.summary}>
      <h2 id="all">{scope}</h2>
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {texts.restsOn(least, finish)} {restsOnPackages(packages)}
      </p>
    </Card>
  );
}

const restsOnPackages = ({ least }: Packages): string =>
  least > 0 ? texts.packagesOn(least) : texts.packagesFew;

function Companies({
  companies,
  moreCompanies,
}: Pick<PlacementReport, 'companies' | 'moreCompanies'>) {
  const [showsAll, setShowsAll] = useState(false);
  if (companies.length === 0)
    return (
      <Card as="section" aria-labelledby="companies" className={css.part}>
        <h2 id="companies">{sections.companies}</h2>
        <p className={css.note}>{texts.noCompanies}</p>
      </Card>
    );
  return (
    <ReportTable
      id="companies"
      title={sections.companies}
      columns={[columns.company, columns.people, columns.branches]}
      words={[2]}
      rows={companies.map(({ slug, name, least, branches, roles }, at) => ({
        key: slug,
        isFolded: !showsAll && at >= companiesAtOnce,
        head: (
          <>
            <Link to={companyPath(name)}>{name}</Link>
            {roles.length > 0 && (
              <span className={css.roles}>
                {roles.map((role) => `${role.role} (${atLeastText(role.least)})`).join(', ')}
              </span>
            )}
          </>
        ),
        cells: [atLeastText(least), branches.join(', ') || texts.untold],
      }))}
    >
      {!showsAll && companies.length > companiesAtOnce && (
        <Button variant="default" className={css.more} onClick={() => setShowsAll(true)}>
          {texts.showCompanies(companies.length, moreCompanies)}
        </Button>
      )}
      {moreCompanies > 0 && <p className={css.note}>{texts.moreCompanies(moreCompanies)}</p>}
    </ReportTable>
  );
}

const branchName = (branch: string): string => branch || texts.noBranch;

/**
 * The report: in all, by season, by branch, by both, by how it came about, and by company.
 */
export function Report({ report, unit, scope, isStale }: Props) {
  const { seasons, branches, cells, campuses, companies, moreCompanies } = report;
  return (
    <div className={css.report} aria-busy={isStale} data-stale={isStale || undefined}>
      <Summary report={report} unit={unit} scope={scope} />
      <div className={css.pair}>
        <Told
          id="seasons"
          first={columns.season}
          unit={unit}
          of={seasons.map((one) => ({
            key: String(one.year),
            name: String(one.year),
            figures: one,
          }))}
        />
        <Told
          id="branches"
          first={columns.branch}
          unit={unit}
          of={branches.map((one) => ({
            key: one.branch,
            name: branchName(one.branch),
            figures: one,
          }))}
        />
      </div>
      <Companies companies={companies} moreCompanies={moreCompanies} />
      <ReportTable
        id="campus"
        title={sections.campus}
        columns={[columns.campus, columns.told]}
        rows={campuses.map(({ campus, least }) => ({
          key: campus ?? '',
          head: campus ? campusLabels[campus] : texts.campusUntold,
          cells: [<AtLeast key="told" least={least} />],
        }))}
      />
      <ReportTable
        id="cells"
        title={sections.cells}
        isLong
        columns={[columns.season, columns.branch, columns.finish, columns.told, columns.share]}
        words={[1]}
        rows={cells.map(({ year, branch, finish, least }) => ({
          key: `${year} ${branch}`,
          head: year,
          cells: [
            branchName(branch),
            numberText(finish),
            <AtLeast key="told" least={least} />,
            shareText(least, finish),
          ],
        }))}
      />
      <p className={css.note}>{texts.counts}</p>
      <p className={css.note}>{texts.rule}</p>
      <p className={css.note}>{texts.packagesRule}</p>
    </div>
  );
}
