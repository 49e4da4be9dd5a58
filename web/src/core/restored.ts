import { parseText, sharedStore } from './drafts/persisted';

/**
 * That a backup took the place of the college while this tab looked on: it signs everybody out, and
 * the page to sign in says so once. Only the tab of who restored knows of which day it was.
 */
const restored = sharedStore('identity.restored', { area: 'tab', parse: parseText });

/** Notes which backup is coming back, by when it was made. */
export function noteRestored(madeAt: string): void {
  restored.write(madeAt);
}

/** When the backup was made that came back; null where none did. */
export const readRestored = (): string | null => restored.read();

/** It was said, or nothing came of it: whoever reads a page that asks for a session has one. */
export function forgetRestored(): void {
  restored.remove();
}
