import { Piscina } from 'piscina';
import type { DocumentKind } from '../../../../schema/rules/files.ts';
import type { DocumentLook } from './document-content.ts';

/** Looking into a file of 5 MB takes a fraction of a second. */
const lookMilliseconds = 10_000;

/**
 * One thread: a flood of documents waits in its queue, and everybody's requests go on beside it.
 */
const threads = new Piscina<{ kind: DocumentKind; bytes: Uint8Array }, DocumentLook>({
  // The worker is compiled as this file is.
  filename: new URL(
    import.meta.url.endsWith('.ts') ? './documents.worker.ts' : './documents.worker.js',
    import.meta.url,
  ).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 5_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});

/** What ends a look without an answer: it took too long, or too much memory. */
const isTooDear = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY');

/**
 * Looks into a document beside the event loop.
 * @returns what was seen; `mixed` too for what takes more than ten seconds or 256 MB
 */
export async function lookIntoDocument(
  kind: DocumentKind,
  bytes: Uint8Array,
): Promise<DocumentLook> {
  const signal = AbortSignal.timeout(lookMilliseconds);
  return threads.run({ kind, bytes }, { signal }).catch((error: unknown) => {
    if (isTooDear(error)) return { content: 'mixed', pages: null };
    throw error;
  });
}
