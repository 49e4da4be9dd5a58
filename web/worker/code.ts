import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { codeCache } from './caches.ts';

/**
 * Code is kept beyond its version: a tab of the version before goes on finding what it has opened.
 * A version has some 370 files.
 */
const limits = { files: 600, seconds: 60 * 24 * 3600 };

/** Answers files whose names have their contents' hash. */
export const code = new CacheFirst({
  cacheName: codeCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: limits.files,
      maxAgeSeconds: limits.seconds,
      purgeOnQuotaError: true,
      matchOptions: { ignoreVary: true },
    }),
  ],
});

/**
 * Fetches and stores files that are not there yet.
 * @throws when one of them can't be had
 */
export const storeCode = async (
  paths: readonly string[],
  event: ExtendableEvent,
): Promise<void> => {
  await Promise.all(
    paths.map(async (path) => {
      const [, stored] = code.handleAll({ event, request: new Request(path) });
      await stored;
    }),
  );
};
