// `TEST_JITTER=30` lets everything that waits for a turn of the loop come up to 30 milliseconds
// late: effects of React, answers of the server, timers. A test or a screen that holds only while
// one of them is fast fails then, on a machine that is not busy. Loaded before React, which takes
// `setImmediate` as it finds it.
const mostMs = Number(process.env['TEST_JITTER'] ?? 0);

/** Set once per worker, whose files share one global scope. */
const mark = Symbol.for('testing/jitter');

if (mostMs > 0 && !Reflect.has(globalThis, mark)) {
  Reflect.set(globalThis, mark, true);
  const later = globalThis.setTimeout;
  const jitterMs = () => Math.random() * mostMs;
  Reflect.set(globalThis, 'setImmediate', (run: () => void, ...given: []) =>
    later(run, jitterMs(), ...given),
  );
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms = 0, ...given: []) =>
    later(run, ms + jitterMs(), ...given),
  );
}
