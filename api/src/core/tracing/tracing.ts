import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that takes time, and is told of when it ends. */
export interface OpenSpan {
  rename(name: string): void;
  set(name: string, value: string | number): void;
  end(hasFailed: boolean): void;
}

/** Where spans go. */
export interface Tracer {
  /**
   * @param within what it is a part of
   * @param traceparent of who asked (W3C), where that is believed
   */
  open(name: string, within: OpenSpan | undefined, traceparent?: string): OpenSpan;
  close(): Promise<void>;
}

const current = new AsyncLocalStorage<OpenSpan>();
let tracer: Tracer | undefined;

/** From now on what is traced goes there; undefined: nowhere, and nothing is made of it. */
export function traceTo(to: Tracer | undefined): void {
  tracer = to;
}

export const isTraced = (): boolean => tracer !== undefined;

/** Does something as a part of what the calling code does; just does it where nothing is traced. */
export async function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work();
  const span = tracer.open(name, current.getStore());
  let hasFailed = true;
  try {
    const result = await current.run(span, work);
    hasFailed = false;
    return result;
  } finally {
    span.end(hasFailed);
  }
}

/** Begins something that ends elsewhere, and goes on inside of it. */
export function openTrace(
  name: string,
  traceparent: string | undefined,
  next: () => void,
): OpenSpan | undefined {
  const span = tracer?.open(name, undefined, traceparent);
  if (span) current.run(span, next);
  else next();
  return span;
}

/** Sends what is left. */
export async function endTracing(): Promise<void> {
  const ended = tracer;
  tracer = undefined;
  await ended?.close();
}
