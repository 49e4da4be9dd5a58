import type { DocumentKind } from '../../../../schema/rules/files/files.ts';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { AppError } from '../errors.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import type { DocumentLook } from './document-content.ts';
import { DocumentProcess } from './document-process.ts';

/** One person's heavy document takes one process: the other is there for everybody else. */
const processes = [new DocumentProcess(), new DocumentProcess()];

const limits = { atOnce: processes.length, waiting: 60, milliseconds: 20_000 } as const;

const busy = () =>
  new AppError('UNAVAILABLE', requestTexts.documentsBusy, {
    retryAfter: limits.milliseconds / 1000,
  });

const queue = new FairQueue(limits, busy);

/**
 * Looks into a document beside the event loop, in a process of its own.
 * @param personId who brings it, of whose documents one is looked into at a time; null where nobody
 * is known
 * @returns what was seen; `mixed` too for what takes too long, or too much memory
 * @throws UNAVAILABLE when others' documents took so long that this one was not looked into
 */
export async function lookIntoDocument(
  kind: DocumentKind,
  bytes: Uint8Array,
  personId: string | null,
): Promise<DocumentLook> {
  return queue.run(personId ?? Symbol('nobody known'), async () => {
    const process = processes.pop();
    // As many pieces run as there are processes.
    if (!process) throw busy();
    try {
      return await process.look({ kind, bytes });
    } finally {
      processes.push(process);
    }
  });
}
