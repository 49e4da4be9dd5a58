/** Where a removed item of a list belongs: before the item that has this index now. */
export type RemovedPlace = { at: number };

/**
 * The places of what was removed from a list, in the order of the list. They follow what is removed
 * and put back after them; what is added goes to the end, behind all of them.
 */
export type RemovedPlaces = RemovedPlace[];

/** @returns the place of the item that is removed now */
export function removedFrom(places: RemovedPlaces, index: number): RemovedPlace {
  const before = places.filter(({ at }) => at <= index).length;
  for (const place of places.slice(before)) place.at -= 1;
  const removed = { at: index };
  places.splice(before, 0, removed);
  return removed;
}

/** @returns the index at which the item is put back now */
export function putBackInto(places: RemovedPlaces, removed: RemovedPlace): number {
  const index = places.indexOf(removed);
  places.splice(index, 1);
  for (const place of places.slice(index)) place.at += 1;
  return removed.at;
}
