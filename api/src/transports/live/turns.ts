/** Groups of one lane that are worked for at the same time. */
const atOnce = 4;

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/** Does work in the turn of its lane. @returns what the work gives; it throws what the work throws */
export type InTurn = <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Turns for groups that hear of the same thing: a few at the same time, and the next ones in turns of the event loop of
 * their own. However many differing subscriptions a thing has, other requests are answered between them.
 */
export function createTurns(): InTurn {
  const lanes = new Map<string, Lane>();

  /** Hands the turn to who waits longest, once the event loop has done what else there is. */
  function pass(name: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) setImmediate(next);
    else {
      lane.running -= 1;
      if (lane.running === 0) lanes.delete(name);
    }
  }

  return async (name, work) => {
    const lane = lanes.get(name) ?? { running: 0, waiting: [] };
    lanes.set(name, lane);
    if (lane.running < atOnce) lane.running += 1;
    else
      await new Promise<void>((resolve) => {
        lane.waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      pass(name, lane);
    }
  };
}
