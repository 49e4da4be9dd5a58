import { isWebPath, shellPaths } from '@schema/rules/pages/pages';
import { storedPage } from './shell.ts';

const first = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';
const shellPlaces = new Set(shellPaths.map(first));

/** A server that says nothing for so long is away: the stored page says so better than a blank. */
const longestWaitMs = 4000;

/** Whether an address is one of a page, and not of what the server itself shows. */
export const isPage = ({ pathname }: URL): boolean => isWebPath(pathname);

/** Whether a page is for people who are signed in: its own words come after the page. */
const isInShell = ({ pathname }: URL): boolean => shellPlaces.has(first(pathname));

const late = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

/**
 * Answers the opening of a page: in the shell from the device at once, elsewhere from the server,
 * and from the device while that is away.
 */
export async function openPage(request: Request, version: string): Promise<Response> {
  const stored = await storedPage(version);
  if (!stored) return fetch(request);
  if (isInShell(new URL(request.url))) return stored;
  const asked = fetch(request).catch(() => undefined);
  const answer = await Promise.race([asked, late(longestWaitMs)]);
  return answer && answer.status < 500 ? answer : stored;
}
