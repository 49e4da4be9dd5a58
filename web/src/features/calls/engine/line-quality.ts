/** How good a line is, in a word of `callBarTexts.quality`. */
export type LineQuality = 'good' | 'fair' | 'weak';

/** Counters of what was received, at one moment. */
export type LineCounters = { received: number; lost: number; roundTripSeconds: number };

const fair = { loss: 0.03, roundTripSeconds: 0.25 };
const weak = { loss: 0.1, roundTripSeconds: 0.6 };

/** The quality between two looks: how much was lost on the way, and how long the way is. */
export function lineQuality(before: LineCounters, now: LineCounters): LineQuality {
  const lost = Math.max(0, now.lost - before.lost);
  const received = Math.max(0, now.received - before.received);
  // Silence on the line: nothing came at all.
  const loss = lost + received === 0 ? 1 : lost / (lost + received);
  const isOver = (limit: typeof fair) =>
    loss > limit.loss || now.roundTripSeconds > limit.roundTripSeconds;
  if (isOver(weak)) return 'weak';
  return isOver(fair) ? 'fair' : 'good';
}

/** Reads the counters out of what a browser tells of a connection. */
export function countersOf(report: Iterable<Record<string, unknown>>): LineCounters {
  const counters: LineCounters = { received: 0, lost: 0, roundTripSeconds: 0 };
  const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
  for (const one of report) {
    if (one['type'] === 'inbound-rtp') {
      counters.received += numberOf(one['packetsReceived']);
      counters.lost += numberOf(one['packetsLost']);
    }
    if (one['type'] === 'candidate-pair' && one['nominated'] === true)
      counters.roundTripSeconds = numberOf(one['currentRoundTripTime']);
  }
  return counters;
}
