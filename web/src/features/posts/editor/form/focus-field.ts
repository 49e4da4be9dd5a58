/** Focuses the field at the path, or the nearest thing around it: `rounds.1`, `rounds`. */
export function focusField(path: string): void {
  const names = path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const field = document.querySelector<HTMLElement>(
      `[data-path="${names.slice(0, length).join('.')}"]`,
    );
    if (!field) continue;
    field.focus({ preventScroll: true });
    // In the middle of the screen nothing that sticks to its edges covers it, nor the reason below it.
    return field.scrollIntoView({ block: 'center' });
  }
}
