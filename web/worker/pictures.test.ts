import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPictures, pictures } from './pictures';

/** Addresses of pictures that the worker notes, apart from them. */
const noted = vi.hoisted(() => new Set<string>());
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    delete = () => Promise.resolve(noted.clear());
  },
  ExpirationPlugin: class {
    cacheDidUpdate = ({ request }: { request: Request }) =>
      Promise.resolve(void noted.add(request.url));
  },
}));

const stored = new Map<string, Response>();
const address = 'http://x.example/files/1?e=99999999999&d=inline&s=x';
/** Runs while a picture is put. */
let whilePut: () => Promise<void>;

beforeEach(() => {
  stored.clear();
  noted.clear();
  whilePut = () => Promise.resolve();
  const cache = {
    put: async ({ url }: Request, response: Response) => {
      await whilePut();
      stored.set(url, response);
    },
    match: ({ url }: Request) => Promise.resolve(stored.get(url)),
  };
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('FetchEvent', Request);
  vi.stubGlobal('ExtendableEvent', Object);
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: cache.match,
    delete: () => Promise.resolve(stored.clear()),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** A page asks for a picture. */
function ask() {
  let answer: (response: Response) => void = () => undefined;
  const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', asked);
  const event = { waitUntil: () => undefined } as unknown as ExtendableEvent;
  const [response, done] = pictures.handleAll({ event, request: new Request(address) });
  const headers = { 'content-type': 'image/webp', 'content-length': '4' };
  const isAsked = () => vi.waitFor(() => expect(asked).toHaveBeenCalled());
  return {
    isAsked,
    comes: async () => {
      await isAsked();
      answer(new Response('face', { headers }));
      expect(await (await response).text()).toBe('face');
      await done;
    },
  };
}
const device = () => [...stored.keys(), ...noted];

test('a picture that comes is kept, with its address', async () => {
  await ask().comes();
  expect(device()).toEqual([address, address]);
});

test('a picture that was on its way when its person left is shown, and not kept', async () => {
  const face = ask();
  await face.isAsked();
  await forgetPictures();
  await face.comes();
  expect(device()).toEqual([]);
  await ask().comes();
  expect(device()).toEqual([address, address]);
});

test('a picture that is being put while its person leaves goes again', async () => {
  whilePut = forgetPictures;
  await ask().comes();
  expect(device()).toEqual([]);
});
