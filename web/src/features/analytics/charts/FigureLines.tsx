import { LineChart } from '@mantine/charts';
import { shortDayText } from '@schema/rules/text/date-text';
import '@mantine/charts/styles.css';
import { figureLabels } from '@schema/rules/analytics/analytics';
import { type Figure, shownNumber, strokes } from './figures';

const shownDay = (day: string): string => shortDayText(new Date(`${day}T00:00:00Z`), 'utc');

/** Figures day by day as lines. The table beside it says the same in words. */
export default function FigureLines({ days, figures }: { days: string[]; figures: Figure[] }) {
  return (
    <div aria-hidden>
      <LineChart
        h={220}
        data={days.map((day, at) => ({
          day,
          ...Object.fromEntries(figures.map(({ name, values }) => [name, values[at] ?? 0])),
        }))}
        dataKey="day"
        series={figures.map(({ name }, at) => ({
          name,
          label: figureLabels[name],
          color: strokes[at % strokes.length]?.color ?? 'var(--x-accent)',
          ...(strokes[at]?.dashes && { strokeDasharray: strokes[at].dashes }),
        }))}
        curveType="linear"
        withDots={days.length <= 14}
        valueFormatter={shownNumber}
        gridColor="var(--x-border)"
        textColor="var(--x-text-2)"
        xAxisProps={{ tickFormatter: shownDay, minTickGap: 24 }}
        yAxisProps={{ width: 44, allowDecimals: false }}
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
