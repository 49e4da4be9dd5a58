import { maySound } from '@/core/tone';
import { startRinging, stopRinging } from './ring-tone';

/** Tabs that nobody sees give those that are seen so much time to come first. */
const hiddenWaitsMs = 500;
/** The same in all tabs of the product: one rings at a time. */
const lockName = 'one tab: a call rings';

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for this tab's turn, and rings until the signal says that it is over. */
async function ringInTurn(signal: AbortSignal): Promise<void> {
  const over = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  const ring = () => {
    if (signal.aborted) return undefined;
    startRinging('incoming');
    return over;
  };
  // Pages without https have no locks.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return void ring();
  // One that the browser keeps silent takes no turn.
  if (!maySound()) return;
  if (document.visibilityState !== 'visible') await after(hiddenWaitsMs);
  // The next one in the line rings on when this tab is closed.
  if (!signal.aborted) await locks.request(lockName, { signal }, ring);
}

/**
 * Rings for a call that comes in, in one of the product's tabs alone: one that is seen where there
 * is one.
 * @returns ends it
 */
export function ringInOneTab(): () => void {
  const over = new AbortController();
  // Who is still in the line when it is over is told so by an error.
  void ringInTurn(over.signal).catch(() => undefined);
  return () => {
    over.abort();
    stopRinging();
  };
}
