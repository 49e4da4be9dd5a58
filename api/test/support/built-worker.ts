import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildWorker } from '../../../web/worker/build.ts';

/** What a browser hands a worker, as far as pushes and presses ask for it. */
type WorkerEvent = Record<string, unknown> & { waitUntil(work: Promise<unknown>): void };

/** The service worker as the build makes it, in a browser that shows nothing and has no tab. */
export interface BuiltWorker {
  /** All that it sent, oldest first. */
  sent: { path: string; body: Record<string, unknown> }[];
  /** A push that came. */
  push(message: object): Promise<void>;
  /** A press on a button of what is shown. */
  press(action: string, data: object): Promise<void>;
}

async function builtScript(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  try {
    await buildWorker(folder, []);
    return await readFile(join(folder, 'sw.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Starts it, as a browser does that subscribed to pushes.
 * @param url of the server that it belongs to
 */
export async function startBuiltWorker(
  url: string,
  { endpoint, auth }: { endpoint: string; auth: string },
): Promise<BuiltWorker> {
  const sent: BuiltWorker['sent'] = [];
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const subscription = { endpoint, toJSON: () => ({ keys: { auth } }) };
  const registration = {
    scope: `${url}/`,
    getNotifications: () => Promise.resolve([]),
    showNotification: () => Promise.resolve(),
    pushManager: { getSubscription: () => Promise.resolve(subscription) },
  };
  const scope = {
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.set(type, listener),
    registration,
    clients: { matchAll: () => Promise.resolve([]) },
    navigator: { userAgent: 'Chrome' },
    location: new URL(url),
  };
  const ask = (path: string, options: RequestInit): Promise<Response> => {
    sent.push({ path, body: JSON.parse(String(options.body)) as Record<string, unknown> });
    return fetch(new URL(path, url), options);
  };
  const known = { URL, Response, setTimeout, clearTimeout };
  runInNewContext(await builtScript(), { ...known, ...scope, self: scope, fetch: ask });
  const happen = async (type: string, event: Record<string, unknown>): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise) => void work.push(promise) });
    await Promise.all(work);
  };
  return {
    sent,
    push: (message) => happen('push', { data: { text: () => JSON.stringify(message) } }),
    press: (action, data) =>
      happen('notificationclick', { action, notification: { data, close: () => undefined } }),
  };
}
