/** Runs something soon after it is woken, one run at a time, and pauses between runs. */
export interface PacedRunner {
  /** Asks for a run; while one waits to begin, it is asked for already. */
  wake(): void;
  /** Begins no other run. @returns when the one that runs has ended */
  stop(): Promise<void>;
}

/**
 * @param run may not throw
 * @param pauseMilliseconds between the end of a run and the begin of the next: whatever happens
 * meanwhile waits for it
 */
export function pacedRunner(run: () => Promise<void>, pauseMilliseconds: number): PacedRunner {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isRunning = false;
  let isWokenMeanwhile = false;
  let isStopped = false;
  let lastEnd = -Infinity;

  function begin(): void {
    timer = undefined;
    isWokenMeanwhile = false;
    isRunning = true;
    running = run().finally(() => {
      isRunning = false;
      lastEnd = performance.now();
      if (isWokenMeanwhile) wake();
    });
  }
  function wake(): void {
    if (isStopped || timer) return;
    if (isRunning) {
      isWokenMeanwhile = true;
      return;
    }
    timer = setTimeout(begin, Math.max(0, lastEnd + pauseMilliseconds - performance.now()));
  }
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
