import type { EventPayload } from '../core/events.ts';

export interface Pump {
  take(event: EventPayload): void;
  stop(): void;
}

export interface PumpSettings {
  /** Never two at a time: what was read later is told later. */
  tell(event: EventPayload): Promise<void>;
  failed(error: unknown): void;
  throttleMs: number;
  throttleKey: (event: EventPayload) => string | null;
}

/** Passes events on one after the other; of each key at most one per `throttleMs`, the last one always. */
export function createPump({ tell, failed, throttleMs, throttleKey }: PumpSettings): Pump {
  /** Keys that were told of lately, with the last event since then. */
  const busy = new Map<string, EventPayload | null>();
  let isStopped = false;
  let before = Promise.resolve();

  const inTurn = (event: EventPayload): Promise<void> => {
    before = before.then(() => (isStopped ? undefined : tell(event))).catch(failed);
    return before;
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, throttleMs).unref();
    });

  async function tellAllOf(key: string, first: EventPayload): Promise<void> {
    for (
      let event: EventPayload | null = first;
      event && !isStopped;
      event = busy.get(key) ?? null
    ) {
      busy.set(key, null);
      await Promise.all([inTurn(event), pause()]);
    }
    busy.delete(key);
  }

  return {
    take(event) {
      const key = throttleMs > 0 ? throttleKey(event) : null;
      if (key === null) void inTurn(event);
      else if (busy.has(key)) busy.set(key, event);
      else void tellAllOf(key, event);
    },
    stop() {
      isStopped = true;
      busy.clear();
    },
  };
}
