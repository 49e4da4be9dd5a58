/** In the place of a path: what the college announces, which stands above pages. */
export const announcementsAbove = 'announcements above the page';

const told = new Map<string, number>();

/**
 * What stands at this path is told on the page already: no toast says it again.
 * @returns what ends that
 */
export function tellHere(path: string): () => void {
  told.set(path, (told.get(path) ?? 0) + 1);
  return () => {
    const left = (told.get(path) ?? 1) - 1;
    if (left > 0) told.set(path, left);
    else told.delete(path);
  };
}

/** Whether something tells it right now. */
export const isToldHere = (path: string): boolean => told.has(path);
