import { useState } from 'react';
import type { Person } from './usePeopleToPick';

/** The people who are chosen, in the order in which they were. */
export function useChosenPeople() {
  const [people, setPeople] = useState<readonly Person[]>([]);
  return {
    people,
    ids: new Set(people.map(({ id }) => id)),
    clear: () => setPeople([]),
    toggle: (person: Person) =>
      setPeople((before) =>
        before.some(({ id }) => id === person.id)
          ? before.filter(({ id }) => id !== person.id)
          : [...before, person],
      ),
  };
}
