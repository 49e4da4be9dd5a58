import { RefusedError } from '@/core/errors';
import { notify } from '@/ui';

/**
 * Says what became of several things that were done at once: how many were done, with a way back,
 * and why the others were not.
 * @throws RefusedError where none was done, so that the dialog stays with what was typed
 */
export function tellBulkOutcome({
  done,
  refusal,
  undo,
}: {
  /** Null where none was done. */
  done: string | null;
  /** Null where none was refused. */
  refusal: string | null;
  undo?: (() => void) | undefined;
}): void {
  if (refusal !== null && done === null) throw new RefusedError(refusal);
  if (done !== null) notify.success(done, { undo });
  // Said last: a success takes the errors before it away.
  if (refusal !== null) notify.error(refusal);
}
