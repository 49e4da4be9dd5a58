import { followAddress } from './follow-address';

/** How long a text can be saved from its address. */
const savedMilliseconds = 40_000;

/** Saves a text as a file, as a pressed link to it would. @param type its media type */
export function saveText(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  followAddress(address, { download: name });
  // Some browsers begin to save it later, and then save nothing.
  setTimeout(() => URL.revokeObjectURL(address), savedMilliseconds);
}
