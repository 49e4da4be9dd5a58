import { LRUCache } from 'lru-cache';
import { type App, change, type Viewer } from '../../../core/context.ts';
import { addressKey } from '../../../core/limits/limits.ts';
import { sessionUseSeconds } from '../../../limits.ts';
import { SessionEntity } from './session.entity.ts';

/**
 * Sessions whose use this process has noted lately: about as many as people are active at a time.
 */
const rememberedSessions = 5000;

interface Uses {
  /** When the use of a session was last noted. */
  noted: LRUCache<string, number>;
  /** What is being written. */
  open: Set<Promise<void>>;
}

const usesByApp = new WeakMap<App, Uses>();

function usesOf(app: App): Uses {
  const uses = usesByApp.get(app) ?? {
    noted: new LRUCache({ max: rememberedSessions }),
    open: new Set(),
  };
  usesByApp.set(app, uses);
  return uses;
}

/**
 * The first parts of an address, by which its owner knows it again and nobody finds them:
 * `103.21.…`, `2401:4900:…`.
 */
export function placeOf(ip: string): string {
  const key = addressKey(ip);
  const [separator, parts] = key.includes(':') ? [':', key.split(':')] : ['.', key.split('.')];
  return `${parts.slice(0, 2).join(separator)}${separator}…`;
}

/** A session that was opened this moment is used. */
export function markUsed(app: App, sessionId: string): void {
  usesOf(app).noted.set(sessionId, app.clock.now().getTime());
}

/**
 * Notes that a session is used, and from where; once in some minutes, beside the request that
 * nobody keeps waiting for it.
 */
export function noteUse(app: App, { sessionId }: Viewer, ip: string): void {
  const { noted, open } = usesOf(app);
  const now = app.clock.now();
  const before = now.getTime() - sessionUseSeconds * 1000;
  if ((noted.get(sessionId) ?? 0) > before) return;
  markUsed(app, sessionId);
  const use = { lastUsedAt: now, place: placeOf(ip) };
  const noting = change(app, async ({ em }) => {
    await em.nativeUpdate(
      SessionEntity,
      { id: sessionId, endedAt: null, lastUsedAt: { $lt: new Date(before) } },
      use,
    );
  })
    .catch((error: unknown) => {
      app.log.warn({ err: error }, 'the use of a session could not be noted');
    })
    .finally(() => open.delete(noting));
  open.add(noting);
}

/** Waits for what is being written. */
export async function finishUses(app: App): Promise<void> {
  await Promise.all(usesOf(app).open);
}
