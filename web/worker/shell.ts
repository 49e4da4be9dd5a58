import { shellCacheOf } from './caches.ts';

/** Every page of the product is this one; the address decides what it shows. */
const page = '/';
/** What the page asks for that has no hash in its name. */
const unhashed = ['/favicon.svg'];

/** Paths of the built files that a page names: its entry, and what theme.js preloads. */
export const codeNamedIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+/g)),
];

/** Past any copy of the browser's own: the files belong to one version. */
async function fetchNew(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'reload', credentials: 'omit' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * Stores what the pages of a version begin with.
 * @returns the paths of the code that it names
 * @throws when something of it can't be had: then this version is installed another time
 */
export async function storeShell(version: string): Promise<string[]> {
  const cache = await caches.open(shellCacheOf(version));
  const [html, ...files] = await Promise.all([page, ...unhashed].map(fetchNew));
  const text = await html?.clone().text();
  await Promise.all([
    ...(html ? [cache.put(page, html)] : []),
    ...files.map((file, index) => cache.put(unhashed[index] ?? '', file)),
  ]);
  return codeNamedIn(text ?? '');
}

/** The stored page of a version; undefined where it is not there, or no storage is. */
export const storedPage = (version: string): Promise<Response | undefined> =>
  storedFile(version, page);

/** A file of the version's shell, such as `/favicon.svg`. */
export const storedFile = (version: string, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: shellCacheOf(version), ignoreVary: true }).catch(() => undefined);

export const isShellFile = (path: string): boolean => unhashed.includes(path);
