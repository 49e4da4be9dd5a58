import { type PostFileKind, postFiles } from '@schema/rules/files/files';
import { readError } from '@/core/errors';
import type { UploadedFile } from '../form/post-values';

export type Upload = {
  key: number;
  kind: PostFileKind;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'sent';
  percent: number;
  problem: string | null;
  /** The file itself is wrong: sending it again would help nothing. */
  refused: boolean;
  /** The file on the server, once it is sent. */
  uploaded: UploadedFile | null;
};
type Send = (
  file: File,
  kind: PostFileKind,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<UploadedFile>;

/** Shown where the server gives no reason. */
const connectionLost = 'The connection was lost. Try again.';
/** How many are sent at once: ten would share a phone's line. */
const atOnce = 2;

/**
 * What is wrong with a file before anything is sent, as the documented text; null when it may be
 * sent.
 */
export function fileProblem(file: Pick<File, 'name' | 'size'>, kind: PostFileKind): string | null {
  const { accept, maxBytes, texts } = postFiles[kind];
  const name = file.name.toLowerCase();
  if (!accept.split(',').some((ending) => name.endsWith(ending))) return texts.type;
  return file.size < maxBytes ? null : texts.size;
}

/** Files on their way: each with its own progress, cancel and retry, two at a time. */
export class UploadQueue {
  private list: readonly Upload[] = [];
  private lastKey = 0;
  private readonly listeners = new Set<() => void>();
  private readonly stops = new Map<number, AbortController>();

  constructor(private readonly send: Send) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  get = (): readonly Upload[] => this.list;

  add(files: readonly File[], kind: PostFileKind): void {
    const more = files.map(
      (file): Upload => ({
        key: ++this.lastKey,
        kind,
        file,
        state: 'waiting',
        percent: 0,
        problem: null,
        refused: false,
        uploaded: null,
      }),
    );
    this.change([...this.list, ...more]);
    this.next();
  }

  /** Calls one off, or takes one away that failed or was sent. */
  remove(key: number): void {
    this.stops.get(key)?.abort();
    this.change(this.list.filter((one) => one.key !== key));
    this.next();
  }

  retry(key: number): void {
    this.update(key, { state: 'waiting', percent: 0, problem: null });
    this.next();
  }

  /** Calls all off: the form is left. */
  stop(): void {
    for (const one of this.list) this.stops.get(one.key)?.abort();
    this.change([]);
  }

  private next(): void {
    const sending = this.list.filter(({ state }) => state === 'sending').length;
    for (const one of this.list
      .filter(({ state }) => state === 'waiting')
      .slice(0, atOnce - sending))
      void this.start(one);
  }

  private async start({ key, file, kind }: Upload): Promise<void> {
    const stop = new AbortController();
    this.stops.set(key, stop);
    this.update(key, { state: 'sending' });
    try {
      const uploaded = await this.send(
        file,
        kind,
        (percent) => this.update(key, { percent }),
        stop.signal,
      );
      this.update(key, { state: 'sent', percent: 100, uploaded });
    } catch (error) {
      // Who called it off has taken it out of the list already.
      const { code, text } = readError(error, connectionLost);
      this.update(key, {
        state: 'failed',
        problem: text,
        refused: code === 'BAD_USER_INPUT' || code === 'TOO_LARGE',
      });
    } finally {
      this.stops.delete(key);
      this.next();
    }
  }

  private update(key: number, change: Partial<Upload>): void {
    this.change(this.list.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  private change(next: readonly Upload[]): void {
    this.list = next;
    for (const listener of this.listeners) listener();
  }
}
