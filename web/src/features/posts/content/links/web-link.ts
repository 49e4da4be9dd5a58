export type WebLink = { href: string; host: string; path: string };

/** A link that a person typed, as it may be shown: http and https only; anything else is null. */
export function webLink(typed: string): WebLink | null {
  try {
    const { protocol, href, host, pathname, search } = new URL(typed);
    if (protocol !== 'http:' && protocol !== 'https:') return null;
    return {
      href,
      host: host.replace(/^www\./, ''),
      path: decoded(`${pathname}${search}`.replace(/\/$/, '')),
    };
  } catch {
    return null;
  }
}

/** Readable where it can be: an address may hold what is no text. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
