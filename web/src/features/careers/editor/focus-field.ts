/**
 * Focuses the first of the named fields, in the order of the page, and scrolls to it. It waits for
 * the next paint, because the field may not be drawn yet.
 */
export function focusFirstField(paths: readonly string[]): void {
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
    const field = fields.find(({ dataset }) => paths.includes(dataset.path ?? ''));
    field?.focus({ preventScroll: true });
    // In the middle of the screen, nothing that sticks to its edges covers the field.
    field?.scrollIntoView({ block: 'center' });
  });
}
