/** One line of the final table. */
export interface Figure {
  what: string;
  measured: string;
  aim: string;
  isMet: boolean;
}

/** Something that is broken on purpose, to see that the trial notices. */
export interface Planted {
  /** What is broken, in a few words. */
  about: string;
  /** Part of the `what` of the figure that speaks against it. */
  figure: string;
  /** The file of `planted/` that each product of the trial loads first, without `.ts`. */
  inProduct?: string;
}

/** How a trial is run. */
export interface Way {
  /** What is broken this time. What isn't broken in the product, the trial breaks itself. */
  planted?: Planted | undefined;
  /** As long as it takes, where the usual run is content with less. */
  isLong: boolean;
}

/** A fault that is made, and what people meet meanwhile. */
export interface Trial {
  name: string;
  /** One sentence, shown while it runs. */
  about: string;
  /** What it takes at most: 5 unless it says otherwise. */
  minutes?: number;
  planted?: readonly Planted[];
  /** @returns figures, or the reason why it can't run here */
  run(way: Way): Promise<Figure[] | string>;
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
