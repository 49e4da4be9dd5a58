import { waitingStore } from '@schema/rules/device/waiting-store';
import { registerRoute } from 'workbox-routing';
import { isOutdated } from './caches.ts';
import { code, storeCode } from './code.ts';
import { isPage, openPage } from './pages.ts';
import { forgetPictures, pictures, removeEnded } from './pictures.ts';
import { onPress, onPush } from './push.ts';
import { isShare, receiveShare, removeOldShares } from './share.ts';
import { isShellFile, storedFile, storeShell } from './shell.ts';
import { sendWaiting } from './waiting.ts';

declare const self: ServiceWorkerGlobalScope;

/** The server writes it into this file: another one when the page, its settings or code change. */
const version = '%SHELL_VERSION%';
/** Code of the pages that people open most, beside what the page itself names. */
declare const pageCode: readonly string[];

self.addEventListener('install', (event) => {
  event.waitUntil(storeShell(version).then((paths) => storeCode(paths, event)));
});

self.addEventListener('activate', (event) => {
  const tidyUp = async () => {
    const outdated = (await caches.keys()).filter((name) => isOutdated(name, version));
    await Promise.all(outdated.map((name) => caches.delete(name)));
    await removeEnded(Date.now());
    await self.clients.claim();
  };
  event.waitUntil(tidyUp().catch(() => undefined));
});

self.addEventListener('message', (event) => {
  // Pressed by a person: a new version never takes over by itself.
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting());
  // Whoever looked at them is not signed in any more.
  if (event.data === 'forgetPictures') event.waitUntil(forgetPictures().catch(() => undefined));
  // The page has nothing else to do now, and its person does not save data.
  if (event.data === 'storePages')
    event.waitUntil(storeCode(pageCode, event).catch(() => undefined));
});

self.addEventListener('push', (event) => {
  event.waitUntil(onPush(event.data?.text() ?? ''));
});
self.addEventListener('notificationclick', (event) => {
  const { reply } = event as NotificationEvent & { reply?: string | null };
  event.waitUntil(onPress(event.notification, event.action, reply ?? ''));
});

// Background Sync: there is a line again, and maybe no tab. What throws is tried another time.
self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag?: string };
  if (sync.tag === waitingStore.tag) sync.waitUntil(sendWaiting());
});

/** Whatever fails here, such as storage that is shut off: the browser asks as without a worker. */
const orAsWithout =
  (answer: (event: ExtendableEvent, request: Request) => Promise<Response>) =>
  ({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> =>
    answer(event, request).catch(() => fetch(request));

// What is not here never passes the worker: calls of the api, sockets, pictures of other hosts.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  orAsWithout((event, request) => {
    event.waitUntil(removeEnded(Date.now()).catch(() => undefined));
    event.waitUntil(removeOldShares(Date.now()).catch(() => undefined));
    return openPage(request, version);
  }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isShare(url),
  ({ request }) => receiveShare(request, Date.now()),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  orAsWithout((event, request) => code.handle({ event, request })),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/files/'),
  orAsWithout((event, request) => pictures.handle({ event, request })),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isShellFile(url.pathname),
  orAsWithout(
    async (_event, request) =>
      (await storedFile(version, new URL(request.url).pathname)) ?? fetch(request),
  ),
);
