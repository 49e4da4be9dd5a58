import type { EventPayload } from '../../core/live/events.ts';
import { waitingLiveEvents } from '../../limits.ts';

export interface Throttle {
  /** Handles the event now or later, or drops it for a later one of its key. */
  push(event: EventPayload): void;
  /** Drops what waits. */
  stop(): void;
}

export interface ThrottleSettings {
  /**
   * Never called while an earlier call runs: results are delivered in the order in which they were
   * read.
   */
  handle(event: EventPayload): Promise<void>;
  onError(error: unknown): void;
  /** Called once the queue is empty again when it was full, and events were dropped. */
  onDropped(): void;
  /** The least time between two events of one key, in milliseconds; 0: no throttling. */
  throttleMs: number;
  /** Events of one key replace one another; null: never throttled. */
  throttleKey: (event: EventPayload) => string | null;
}

/**
 * Handles events one after the other; of each key at most one per `throttleMs`, and always the last
 * one. Where more wait than `waitingLiveEvents`, the later ones are dropped, and `onDropped` makes
 * good for them.
 */
export function createThrottle({
  handle,
  onError,
  onDropped,
  throttleMs,
  throttleKey,
}: ThrottleSettings): Throttle {
  /** Keys with an event in the current window, and the last event since then. */
  const latest = new Map<string, EventPayload | null>();
  let isStopped = false;
  let previous = Promise.resolve();

  let waiting = 0;
  let hasDropped = false;

  function handled(): void {
    waiting -= 1;
    if (waiting > 0 || !hasDropped) return;
    hasDropped = false;
    if (!isStopped) onDropped();
  }
  const handleInTurn = (event: EventPayload): Promise<void> => {
    if (waiting >= waitingLiveEvents) {
      hasDropped = true;
      return previous;
    }
    waiting += 1;
    previous = previous
      .then(() => (isStopped ? undefined : handle(event)))
      .catch(onError)
      .then(handled);
    return previous;
  };
  const endOfWindow = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, throttleMs).unref();
    });

  /**
   * Handles the first event of a key at once, then the last one of each window until a window has
   * none.
   */
  async function handleKey(key: string, first: EventPayload): Promise<void> {
    for (
      let event: EventPayload | null = first;
      event && !isStopped;
      event = latest.get(key) ?? null
    ) {
      latest.set(key, null);
      await Promise.all([handleInTurn(event), endOfWindow()]);
    }
    latest.delete(key);
  }

  return {
    push(event) {
      const key = throttleMs > 0 ? throttleKey(event) : null;
      if (key === null) void handleInTurn(event);
      else if (latest.has(key)) latest.set(key, event);
      else void handleKey(key, event);
    },
    stop() {
      isStopped = true;
      latest.clear();
    },
  };
}
