import type { Events } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';

/** What instances tell one another: `{ instance, kind, userIds }`; ids in one text, as events hold no lists. */
const topic = 'presence:instances';

/** How often an instance says that it lives, and after how long a silent one is taken for dead. */
export const heartbeatMilliseconds = { every: 1000, dead: 3500 } as const;
/** Somebody who reloads a page has not left. */
const leaveMilliseconds = 1000;

interface Instance {
  userIds: Set<string>;
  heardAt: number;
}

/** Who has a socket open, on any instance. */
export interface PresenceRegistry {
  isOnline(userId: string): boolean;
  /** Those who have a socket open on this instance. */
  ownUserIds(): string[];
  /** A person's first socket of this instance opened, or their last one closed. */
  setPresent(userId: string, isPresent: boolean): void;
  stop(): void;
}

/**
 * Each instance knows who is on the others: they tell what changes, all of it when one asks, and that they live. What a
 * dead one held is gone a few seconds after its last word.
 * @param onChange called on one instance when somebody came or went, on all that are left when one died
 */
export function createRegistry(
  events: Events,
  onChange: (userId: string, isOnline: boolean) => void,
): PresenceRegistry {
  const own = newId();
  const ownIds = new Set<string>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const others = new Map<string, Instance>();

  const isOnline = (userId: string): boolean =>
    ownIds.has(userId) || [...others.values()].some(({ userIds }) => userIds.has(userId));

  const tell = (kind: string, userIds: Iterable<string> = []): void => {
    events.publish(topic, { instance: own, kind, userIds: [...userIds].join(' ') });
  };

  function hear({ instance, kind, userIds }: Record<string, unknown>): void {
    if (instance === own) return;
    const known = others.get(String(instance));
    const ids = String(userIds).split(' ').filter(Boolean);
    const other = known ?? { userIds: new Set<string>(), heardAt: 0 };
    other.heardAt = Date.now();
    if (kind === 'all') other.userIds = new Set(ids);
    if (kind === 'came') for (const id of ids) other.userIds.add(id);
    if (kind === 'went') for (const id of ids) other.userIds.delete(id);
    if (kind === 'stopped') others.delete(String(instance));
    else others.set(String(instance), other);
    if (kind === 'hello') tell('all', ownIds);
    // Its earlier words were missed.
    else if (!known && kind !== 'all' && kind !== 'stopped') tell('hello');
  }

  function buryTheDead(): void {
    for (const [instance, { userIds, heardAt }] of others) {
      if (Date.now() - heardAt <= heartbeatMilliseconds.dead) continue;
      others.delete(instance);
      for (const userId of userIds) if (!isOnline(userId)) onChange(userId, false);
    }
  }

  function leave(userId: string): void {
    leaving.delete(userId);
    ownIds.delete(userId);
    tell('went', [userId]);
    if (!isOnline(userId)) onChange(userId, false);
  }

  const unsubscribe = events.subscribe(topic, hear);
  events.onRecovery(() => {
    tell('hello');
    tell('all', ownIds);
  });
  tell('hello');
  const beat = setInterval(() => {
    tell('lives');
    buryTheDead();
  }, heartbeatMilliseconds.every);
  beat.unref();

  return {
    isOnline,
    ownUserIds: () => [...ownIds],
    setPresent(userId, isPresent) {
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      if (!isPresent) {
        const timer = setTimeout(leave, leaveMilliseconds, userId);
        timer.unref();
        leaving.set(userId, timer);
        return;
      }
      if (ownIds.has(userId)) return;
      const wasOnline = isOnline(userId);
      ownIds.add(userId);
      tell('came', [userId]);
      if (!wasOnline) onChange(userId, true);
    },
    stop() {
      clearInterval(beat);
      for (const timer of leaving.values()) clearTimeout(timer);
      unsubscribe();
      tell('stopped');
    },
  };
}
