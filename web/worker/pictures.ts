import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { pictureCache } from './caches.ts';

/** Beyond them the oldest go. */
const limits = { pictures: 120, bytes: 200 * 1024, seconds: 1200 };

/** When a signed address ends, in milliseconds since 1970; 0 of what has no end. */
export const endOf = (url: string): number =>
  Number(new URL(url).searchParams.get('e') ?? 0) * 1000;

/** Whether that answer is a picture that is stored, at this moment. */
export const isStorable = (url: string, response: Response, now: number): boolean =>
  response.status === 200 &&
  (response.headers.get('content-type') ?? '').startsWith('image/') &&
  Number(response.headers.get('content-length') ?? Infinity) <= limits.bytes &&
  endOf(url) > now;

/** Takes away the pictures whose addresses have ended. */
export async function removeEnded(now: number): Promise<void> {
  const cache = await caches.open(pictureCache);
  const ended = (await cache.keys()).filter(({ url }) => endOf(url) <= now);
  await Promise.all(ended.map((request) => cache.delete(request)));
}

/** How often all were forgotten: what was asked for before belongs to somebody who has left. */
let timesForgotten = 0;

/** Forgets all pictures, and their addresses, which are noted apart from them. */
export async function forgetPictures(): Promise<void> {
  timesForgotten += 1;
  await caches.delete(pictureCache);
  await new CacheExpiration(pictureCache, { maxEntries: limits.pictures }).delete();
}

/**
 * A picture that was on its way when all were forgotten is not stored. One that was about to be put
 * is forgotten again, with its address: this comes after the plugin that notes that.
 */
const ofWhoAsked: CacheFirst['plugins'][number] = {
  handlerWillStart: ({ state }) => {
    if (state) state['askedAt'] = timesForgotten;
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }) =>
    Promise.resolve(state?.['askedAt'] === timesForgotten ? response : null),
  cacheDidUpdate: async ({ state }) => {
    if (state?.['askedAt'] !== timesForgotten) await forgetPictures();
  },
};

/** Answers a picture from the device while its address counts. */
export const pictures = new CacheFirst({
  cacheName: pictureCache,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isStorable(request.url, response, Date.now()) ? response : null),
      cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
        Promise.resolve(endOf(request.url) > Date.now() ? cachedResponse : null),
    },
    new ExpirationPlugin({
      maxEntries: limits.pictures,
      maxAgeSeconds: limits.seconds,
      purgeOnQuotaError: true,
    }),
    ofWhoAsked,
  ],
});
