import { type Filters, flagFilter } from '../lists/filters.ts';

/** Limits of questions and answers, for both sides. */
export const voteTypes = ['upvote', 'downvote'] as const;
export type Vote = (typeof voteTypes)[number];

/** So long may one correct or remove what one wrote. */
const changeMinutes = 15;

/** Whether what was written at `createdAt` may still be changed at `now`. */
export const isChangeable = (createdAt: Date, now: Date): boolean =>
  now.getTime() < changeableUntil(createdAt).getTime();
/** Until when its author may correct or delete a question or an answer. */
export const changeableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + changeMinutes * 60_000);

/** Answers that stand under a question before one asks for more. */
export const firstAnswers = 3;

/** What the questions of a post are narrowed by. */
export const questionFilters = {
  isUnanswered: flagFilter({ label: 'Unanswered', about: 'Those without an answer alone.' }),
} satisfies Filters;
