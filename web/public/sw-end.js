// What `/sw.js` is with SERVICE_WORKER=off: it takes the place of the service worker of earlier
// visits, removes what that one stored, and ends itself. Open tabs go on as they are.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
