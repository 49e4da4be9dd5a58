import { readFileSync, writeFileSync } from 'node:fs';

const lookMilliseconds = 20;

/** The milliseconds by which a file says that a clock is ahead. */
const readAhead = (file: string): number => Number(readFileSync(file, 'utf8')) || 0;

/**
 * From now on the clock of this process is ahead by so many milliseconds as a file says, or behind.
 * Timers run on, as those of the system do when its clock is put.
 */
export function followClock(file: string): void {
  let ahead = readAhead(file);
  setInterval(() => {
    ahead = readAhead(file);
  }, lookMilliseconds).unref();
  const System = Date;
  globalThis.Date = new Proxy(System, {
    construct: (_, values: [], of) =>
      Reflect.construct(System, values.length === 0 ? [System.now() + ahead] : values, of) as Date,
    apply: () => new System(System.now() + ahead).toString(),
    get: (_, name) =>
      name === 'now' ? () => System.now() + ahead : (Reflect.get(System, name) as unknown),
  });
}

/** Puts a clock that somebody follows, and waits until it is noticed. */
export async function putClock(file: string, ahead: number): Promise<void> {
  writeFileSync(file, String(ahead));
  await new Promise((resolve) => {
    setTimeout(resolve, 10 * lookMilliseconds);
  });
}
