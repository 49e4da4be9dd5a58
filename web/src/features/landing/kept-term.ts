const key = 'landing.search';

/** What the address calls the term: `/?search=…` looks it up. */
export const searchName = 'search';

/** What the address looks for, else what was looked for in this tab: Back from a result finds it again. */
export function keptTerm(): string {
  try {
    const asked = new URLSearchParams(window.location.search).get(searchName);
    return asked?.slice(0, 100) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // Storage is shut off, or this is the build.
  }
}

/** Keeps what was searched for in this tab; nothing is kept of an empty term. */
export function keepTerm(term: string): void {
  try {
    if (term) sessionStorage.setItem(key, term);
    else sessionStorage.removeItem(key);
  } catch {
    // Not kept.
  }
}
