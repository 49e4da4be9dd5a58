/** The code of pages, of this version and the ones before it: names have their contents' hash. */
export const codeCache = 'code';
/** Pictures behind signed addresses, each as long as its address counts. */
export const pictureCache = 'pictures';

const shellPrefix = 'shell-';

/** What the pages of a version begin with: the page itself, and what has no hash in its name. */
export const shellCacheOf = (version: string): string => `${shellPrefix}${version}`;

/** Whether a cache is of no use to that version: a shell of another one, or nothing it knows. */
export const isOutdated = (name: string, version: string): boolean =>
  name !== codeCache && name !== pictureCache && name !== shellCacheOf(version);
