import { useEffect, useEffectEvent } from 'react';

/**
 * Counts one view for each opening of an item; the server counts one per person.
 * @param id of the item; undefined until it is loaded
 */
export function useCountView(
  id: string | undefined,
  count: (id: string) => Promise<unknown>,
): void {
  // Not counted is no reason to disturb the reader.
  const view = useEffectEvent((seen: string) => void count(seen).catch(() => undefined));
  useEffect(() => {
    if (id !== undefined) view(id);
  }, [id]);
}
