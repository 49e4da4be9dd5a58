import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type {
  DrawAnswer,
  DrawnPages,
  DrawRequest,
} from '../../../../schema/rules/pages/first-screens.ts';
import type { Log } from '../../core/log.ts';

/** Screens that the thread has before it: whoever comes after them has a skeleton. */
const waitingAtMost = 50;
/** In milliseconds: what is not there by then comes too late for who waits for it. */
const drawnWithin = 2000;
/** In milliseconds, on a busy machine too. */
const begunWithin = 10_000;
/** After a failure, in milliseconds. */
const restAfterFailure = 60_000;
/** In milliseconds: so long nobody asked, so the thread ends. */
const idleAtMost = 5 * 60_000;
/**
 * What one that draws without end may take; with little room for what is new it keeps little of
 * what it no longer needs.
 */
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

interface Waiting {
  settle(html: string | null): void;
  timer: NodeJS.Timeout;
}

/**
 * The thread in which the web app's own components draw first screens. It begins with the first
 * one that is asked for and ends when none was for a while, so that who needs none pays for none.
 * It is never needed: whatever goes wrong, a page has its skeleton.
 */
export class DrawingThread {
  readonly #file: string;
  readonly #log: Log;
  #worker: Worker | null = null;
  #pages: Promise<DrawnPages> | null = null;
  #idle: NodeJS.Timeout | undefined;
  /** No sooner is another thread begun after one that failed. */
  #restUntil = 0;
  #id = 0;
  /** When it last answered, or began on what came after a pause. */
  #answeredAt = 0;
  /** Until the thread answers, also where nobody waits for it any more. */
  readonly #waiting = new Map<number, Waiting>();

  /** @param file the module that the build made of `web/first-screens` */
  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
  }

  /** @returns what it draws; null where it can't be had */
  async pages(): Promise<DrawnPages | null> {
    if (!this.#pages && Date.now() < this.#restUntil) return null;
    this.#pages ??= this.#begin();
    this.#rest();
    return this.#pages.catch(() => null);
  }

  /**
   * @param answers the `data` of each of the page's reads, in their order
   * @param part the second part of its address
   * @returns the HTML; null when it is not there in time, or too many wait
   */
  async draw(page: string, answers: Record<string, unknown>[], part = ''): Promise<string | null> {
    const worker = this.#worker;
    if (!worker || this.#waiting.size >= waitingAtMost) return null;
    this.#rest();
    const id = (this.#id += 1);
    if (this.#waiting.size === 0) this.#answeredAt = Date.now();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(null);
        // Where many came at once it draws them one after the other, and goes on.
        if (Date.now() - this.#answeredAt >= drawnWithin) this.#onOverdue(worker);
      }, drawnWithin);
      this.#waiting.set(id, { settle: resolve, timer });
      worker.postMessage({ id, page, part, answers } satisfies DrawRequest);
    });
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#forget();
    await worker?.terminate();
  }

  #begin(): Promise<DrawnPages> {
    if (!existsSync(this.#file)) return Promise.reject(new Error(`There is no ${this.#file}`));
    const worker = new Worker(this.#file, {
      // It reads nothing but what it is asked to draw.
      env: {},
      resourceLimits: memory,
    });
    this.#worker = worker;
    // A server that stops does not wait for it.
    worker.unref();
    const late = setTimeout(() => this.#onOverdue(worker), begunWithin);
    return new Promise((resolve, reject) => {
      const onEnd = (error: unknown): void => {
        clearTimeout(late);
        reject(error instanceof Error ? error : new Error(`It ended with ${String(error)}`));
        if (this.#worker !== worker) return;
        this.#log.error({ err: error }, 'first screens can not be drawn');
        this.#restUntil = Date.now() + restAfterFailure;
        this.#forget();
      };
      worker.once('error', onEnd);
      worker.once('exit', onEnd);
      worker.once('message', (pages: DrawnPages) => {
        clearTimeout(late);
        resolve(pages);
        worker.on('message', (answer: DrawAnswer) => {
          this.#onAnswer(answer);
        });
      });
    });
  }

  /** One that says nothing for so long may never, and a busy machine needs no more of it. */
  #onOverdue(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#log.warn('first screens take too long to draw');
    this.#restUntil = Date.now() + restAfterFailure;
    void this.end();
  }

  #onAnswer({ id, html, failure }: DrawAnswer): void {
    if (failure) this.#log.error({ failure }, 'a first screen was not drawn');
    this.#answeredAt = Date.now();
    this.#settle(id, html);
  }

  #forget(): void {
    this.#worker = null;
    this.#pages = null;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, null);
  }

  #settle(id: number, html: string | null): void {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    waiting?.settle(html);
  }

  /** Begins the time anew after which it ends. */
  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.end(), idleAtMost);
    this.#idle.unref();
  }
}
