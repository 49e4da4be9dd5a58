import { figureLabels, analyticsTexts as texts } from '@schema/rules/analytics/analytics';
import { lazy, Suspense, useState } from 'react';
import { Button, Card, TextSkeleton } from '@/ui';
import css from './charts.module.css';
import { changeText, type Figure, shownNumber, strokes } from './figures';

const FigureLines = lazy(() => import('./FigureLines'));

function FigureTable({
  title,
  days,
  figures,
}: {
  title: string;
  days: string[];
  figures: Figure[];
}) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={`${title}, day by day`}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {figures.map(({ name }) => (
              <th key={name} scope="col">
                {figureLabels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, at) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {figures.map(({ name, values }) => (
                <td key={name}>{shownNumber(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Figures that belong together: the range and the days before in words, then lines or a table. */
export function FigureChart(props: { title: string; days: string[]; figures: Figure[] }) {
  const { title, figures } = props;
  const [isTable, setTable] = useState(false);
  const isEmpty = figures.every(({ values }) => values.every((value) => value === 0));
  return (
    <Card as="section" aria-label={title} className={css.chart}>
      <header className={css.head}>
        <h2>{title}</h2>
        <Button variant="subtle" size="xs" onClick={() => setTable(!isTable)}>
          {isTable ? texts.asChart : texts.asTable}
        </Button>
      </header>
      <ul role="list" className={css.sums}>
        {figures.map(({ name, value, before }, at) => (
          <li key={name}>
            <span className={css.label}>
              <svg className={css.stroke} viewBox="0 0 20 4" aria-hidden>
                <line
                  x1="0"
                  x2="20"
                  y1="2"
                  y2="2"
                  strokeWidth="3"
                  stroke={strokes[at]?.color}
                  strokeDasharray={strokes[at]?.dashes}
                />
              </svg>{' '}
              {figureLabels[name]}
            </span>
            <strong>{shownNumber(value)}</strong>
            <span className={css.label}>{changeText(value, before)}</span>
          </li>
        ))}
      </ul>
      {isTable ? (
        <FigureTable {...props} />
      ) : isEmpty ? (
        <p className={css.label}>{texts.empty}</p>
      ) : (
        <Suspense fallback={<TextSkeleton lines={6} />}>
          <FigureLines {...props} />
        </Suspense>
      )}
    </Card>
  );
}
