import { focusField } from '@/core/forms/focus-field';

/** Focuses the field at the path, or the nearest thing around it: `rounds.1`, `rounds`. */
export function focusNearestField(path: string): void {
  const names = path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const field = document.querySelector<HTMLElement>(
      `[data-path="${names.slice(0, length).join('.')}"]`,
    );
    if (field) return focusField(field);
  }
}
