import { useSearchParams } from 'react-router-dom';

/**
 * The query of the address, for what a page shows: it can be handed on, and Back goes one step
 * back.
 * @returns the query, and how to change some of it: null takes a name away, several values repeat
 * it, `replace` makes no step of its own
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (
    changes: Readonly<Record<string, string | readonly string[] | null>>,
    replace = false,
  ) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (typeof value === 'string' && value) after.set(name, value);
          else {
            after.delete(name);
            if (typeof value === 'object') for (const one of value ?? []) after.append(name, one);
          }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  return [query, change] as const;
}
