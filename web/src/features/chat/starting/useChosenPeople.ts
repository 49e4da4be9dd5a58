import { useState } from 'react';
import type { Person } from './usePeopleToPick';

/** Somebody who was chosen. */
export type Chosen = Pick<Person, 'id' | 'fullName'>;

/** The people who are chosen: with somebody more, or without them where they were. */
export const toggled = (people: readonly Chosen[], { id, fullName }: Chosen): Chosen[] =>
  people.some((one) => one.id === id)
    ? people.filter((one) => one.id !== id)
    : [...people, { id, fullName }];

/** The people who are chosen, in the order in which they were. */
export function useChosenPeople() {
  const [people, setPeople] = useState<readonly Chosen[]>([]);
  return {
    people,
    ids: new Set(people.map(({ id }) => id)),
    toggle: (person: Chosen) => setPeople((before) => toggled(before, person)),
  };
}
