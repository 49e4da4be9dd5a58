let restart: (() => void) | undefined;

/** Names what starts the program anew in the place of this process, where the system can. */
export function onRestart(run: () => void): void {
  restart = run;
}

/** Whether this process can start itself anew. */
export const canRestart = (): boolean => restart !== undefined;

/** Starts the program anew, once what is being answered is. */
export const startAnewSoon = (): void => restart?.();
