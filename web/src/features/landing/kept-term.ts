const key = 'landing.search';

/** What was looked for in this tab: Back from a result finds it again. */
export function keptTerm(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // Storage is shut off, or this is the build.
  }
}

export function keepTerm(term: string): void {
  try {
    if (term) sessionStorage.setItem(key, term);
    else sessionStorage.removeItem(key);
  } catch {
    // Not kept.
  }
}
