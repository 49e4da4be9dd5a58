import { userActionTexts } from '@schema/rules/administration/user-action-texts';
import type { UserAction } from '@/generated/documents';

/** What needs a reason. */
export type ReasonedAction = Extract<UserAction, 'warn' | 'mute' | 'ban' | 'delete'>;
/** Somebody it is done to. */
export type Target = { id: string; fullName: string };

/** Called after something was done to people or undone, with those it was done to. */
export type OnDone = (action: UserAction, done: readonly Target[]) => void;

/** Their name, or how many they are. */
export const whoOf = (people: readonly Target[]): string =>
  people.length === 1 ? (people[0]?.fullName ?? '') : userActionTexts.people(people.length);
