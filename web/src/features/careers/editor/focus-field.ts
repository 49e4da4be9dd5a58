import { focusFirstField } from '@/core/forms/focus-field';

/**
 * Focuses the first of the entries' fields with these paths. It waits for the next paint, because
 * the field may not be drawn yet.
 */
export function focusEntryField(paths: readonly string[]): void {
  requestAnimationFrame(() => focusFirstField(document, (path) => paths.includes(path)));
}
