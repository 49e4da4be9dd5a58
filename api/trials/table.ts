import type { Figure } from './trial.ts';

const cellsOf = (figures: readonly Figure[]): string[][] => [
  ['what', 'measured', 'aim', 'met'],
  ...figures.map(({ what, measured, aim, isMet }) => [what, measured, aim, isMet ? 'yes' : 'NO']),
];

/** Prints figures as a table of even columns. */
export function print(figures: readonly Figure[]): void {
  const rows = cellsOf(figures);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const [place, row] of rows.entries()) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    );
    if (place === 0) console.log(widths.map((width) => '-'.repeat(width)).join('-|-'));
  }
}

const inTable = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

/** Figures as a table of Markdown. */
export function markdown(figures: readonly Figure[]): string {
  const [head, ...rows] = cellsOf(figures).map(
    (row) => `| ${row.map((cell) => inTable(cell)).join(' | ')} |`,
  );
  return [head, '|---|---|---|---|', ...rows].join('\n');
}
