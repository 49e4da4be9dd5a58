import type { ReactNode } from 'react';
import type { AnalyticsQuery } from '@/generated/documents';
import { Card } from '@/ui';
import css from './charts.module.css';
import { shownNumber } from './figures';

type Analytics = AnalyticsQuery['analytics'];

function Table({
  title,
  note,
  head,
  rows,
}: {
  title: string;
  note?: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <Card as="section" aria-label={title} className={css.chart}>
      <h2>{title}</h2>
      {note && <p className={css.label}>{note}</p>}
      <div className={css.scroll} tabIndex={0} role="region" aria-label={`${title}, table`}>
        <table className={css.table}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], at) => (
              <tr key={at}>
                <th scope="row">{first}</th>
                {others.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

const hours = (value: number | null): string =>
  value === null
    ? '–'
    : value < 1
      ? 'under an hour'
      : value < 48
        ? `${value} h`
        : `${Math.round(value / 24)} days`;

/** How soon questions are answered, of what there are experiences, and who comes back. */
export function Coverage({ analytics }: { analytics: Analytics }) {
  const { figures, companiesMissing, companiesCovered, branches, cohorts } = analytics;
  const of = (name: string) => figures.find((figure) => figure.name === name);
  const [questions, answered] = [of('questions'), of('questionsAnswered')];
  const [requests, accepted] = [of('requests'), of('requestsAccepted')];
  return (
    <div className={css.grid}>
      <Table
        title="Answers and requests"
        head={['Figure', 'Now', 'Before']}
        rows={[
          [
            'Answered within 3 days',
            share(answered?.value ?? 0, questions?.value ?? 0),
            share(answered?.before ?? 0, questions?.before ?? 0),
          ],
          [
            'Median time to the first answer',
            hours(analytics.medianAnswerHours),
            hours(analytics.medianAnswerHoursBefore),
          ],
          [
            'Chat requests accepted',
            share(accepted?.value ?? 0, requests?.value ?? 0),
            share(accepted?.before ?? 0, requests?.before ?? 0),
          ],
        ]}
      />
      <Table
        title="Newcomers who came back"
        note="Of those who signed up in a month, who was there in the next one."
        head={['Month', 'Newcomers', 'Came back']}
        rows={cohorts.map(({ month, newcomers, returned }) => [
          month,
          shownNumber(newcomers),
          `${shownNumber(returned)} (${share(returned, newcomers)})`,
        ])}
      />
      <Table
        title="Companies without an experience"
        note={`${shownNumber(companiesCovered)} companies have one.`}
        head={['Company', 'People of ours']}
        rows={companiesMissing.map(({ name, people }) => [name, shownNumber(people)])}
      />
      <Table
        title="Experiences by branch"
        head={['Branch', 'Experiences', 'Covered']}
        rows={branches.map(({ branch, posts }) => [
          branch,
          shownNumber(posts),
          posts === 0 ? 'not covered' : 'yes',
        ])}
      />
    </div>
  );
}
