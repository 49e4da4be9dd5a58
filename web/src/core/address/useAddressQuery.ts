import { type Location, useLocation, useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | readonly string[] | null>>;

function changed(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes))
    if (typeof value === 'string' && value) after.set(name, value);
    else {
      after.delete(name);
      if (typeof value === 'object') for (const one of value ?? []) after.append(name, one);
    }
  return after;
}

/**
 * The query that was last asked for from a place: the router shows it a moment later, and a second
 * change of that moment goes on from it.
 */
const asked = new WeakMap<Location, URLSearchParams>();

/**
 * The query of the address, for what a page shows: it can be handed on, and Back goes one step
 * back.
 * @returns the query, and how to change some of it: null takes a name away, several values repeat
 * it, `replace` makes no step of its own
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const here = useLocation();
  const change = (changes: Changes, replace = false) => {
    const after = changed(asked.get(here) ?? query, changes);
    asked.set(here, after);
    setQuery(after, { replace, preventScrollReset: true });
  };
  return [query, change] as const;
}
