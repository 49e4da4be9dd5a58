/** One line of the final table. */
export interface Figure {
  what: string;
  measured: string;
  aim: string;
  isMet: boolean;
}

/** A fault that is made, and what people meet meanwhile. */
export interface Trial {
  name: string;
  /** One sentence, shown while it runs. */
  about: string;
  /** @returns figures, or the reason why it can't run here */
  run(): Promise<Figure[] | string>;
}

const shown = (value: number, unit: string): string =>
  `${Number.isInteger(value) ? value : value.toFixed(2)}${unit ? ` ${unit}` : ''}`;

/** A figure that may be this large at most. */
export const atMost = (what: string, measured: number, aim: number, unit = ''): Figure => ({
  what,
  measured: shown(measured, unit),
  aim: `at most ${shown(aim, unit)}`,
  isMet: measured <= aim,
});

/** A figure that has to be this large at least. */
export const atLeast = (what: string, measured: number, aim: number, unit = ''): Figure => ({
  what,
  measured: shown(measured, unit),
  aim: `at least ${shown(aim, unit)}`,
  isMet: measured >= aim,
});

/** Something that holds or does not. */
export const holds = (what: string, isMet: boolean, measured = isMet ? 'yes' : 'no'): Figure => ({
  what,
  measured,
  aim: 'yes',
  isMet,
});

export const seconds = (milliseconds: number): number => milliseconds / 1000;

/** Prints the final table. */
export function print(figures: readonly Figure[]): void {
  const rows = [
    ['what', 'measured', 'aim', 'met'],
    ...figures.map(({ what, measured, aim, isMet }) => [what, measured, aim, isMet ? 'yes' : 'NO']),
  ];
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
