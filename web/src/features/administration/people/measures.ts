import type { UserAction } from '@/generated/documents';
import { measureTexts } from '@schema/rules/measures-texts';

/** What needs a reason. */
export type Measure = Extract<UserAction, 'warn' | 'mute' | 'ban' | 'delete'>;
/** Somebody it is done to. */
export type Reached = { id: string; fullName: string };

/** Called after something was done to people or undone, with those it was done to. */
export type OnDone = (action: UserAction, done: readonly Reached[]) => void;

/** Their name, or how many they are. */
export const whoOf = (people: readonly Reached[]): string =>
  people.length === 1 ? (people[0]?.fullName ?? '') : measureTexts.people(people.length);
