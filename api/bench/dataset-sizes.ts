import type { Client } from 'pg';

/** How many rows of each kind. */
export interface Sizes {
  people: number;
  posts: number;
  questions: number;
  answers: number;
  likes: number;
  views: number;
  openings: number;
  conversations: number;
}

export const sizesAt = (scale: number): Sizes => {
  const n = (full: number): number => Math.max(1, Math.round(full * scale));
  return {
    people: n(40_000),
    posts: n(100_000),
    questions: n(300_000),
    answers: n(600_000),
    likes: n(1_000_000),
    views: n(1_200_000),
    openings: n(100_000),
    conversations: n(40_000),
  };
};

/** Fills one kind of row by set-based SQL. */
export interface Filler {
  name: string;
  /** @returns what was filled, for the eye */
  run(client: Client, sizes: Sizes): Promise<string>;
}

/** Sessions that the load uses: the first so many people, whose session has the person's own id. */
export const sessionsOf = (sizes: Sizes): number => Math.min(sizes.people, 2000);
