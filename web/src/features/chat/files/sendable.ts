import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatFileLimits, chatFileTexts, chatTexts } from '@schema/rules/chat/chat-texts';
import { errorCode, errorText, statusOf } from '@/core/errors';
import type { SendOutcome } from '@/core/outbox/outbox';
import { outcomeOf } from '@/core/outbox/send-again';
import { notify } from '@/ui';

/** Why a file is not sent, in the documented words; null when it may be. */
function refusalOf({ name, type, size }: File): string | null {
  if (!chatFileLimits.types.some((allowed) => allowed === type)) return chatFileTexts.type(name);
  return size > chatFileLimits.maxBytes ? chatFileTexts.size(name) : null;
}

/** Those that may be sent; the documented alerts tell of the others. */
export function sendable(files: readonly File[]): File[] {
  for (const file of files) {
    const refusal = refusalOf(file);
    if (refusal) notify.error(refusal);
  }
  return files.filter((file) => refusalOf(file) === null);
}

/**
 * Whether the file is still as it was chosen: one that was changed or deleted since can't be read.
 */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * What an error means for a file. What stands before the api may refuse its size by itself. Where
 * the limit of files is reached, it says for how long: that may be long, so the file waits for who
 * chose it, and nothing else waits for the file.
 */
export async function outcomeOfFile(
  error: unknown,
  file: File,
): Promise<Exclude<SendOutcome, 'sent'>> {
  if (statusOf(error) === 413) return { refusal: chatFileTexts.size(file.name) };
  if (errorCode(error) === 'RATE_LIMITED')
    return { refusal: errorText(error, chatTexts.uploadFailed) };
  if (!(await isReadable(file))) return { refusal: chatPageTexts.fileChanged(file.name) };
  return outcomeOf(error, chatTexts.uploadFailed);
}
