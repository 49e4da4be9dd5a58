/** Brings the first of the named fields, in the order of the page, to the person. After the next paint: it may not stand there yet. */
export function focusFirst(paths: readonly string[]): void {
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
    const field = fields.find(({ dataset }) => paths.includes(dataset.path ?? ''));
    field?.focus({ preventScroll: true });
    // In the middle of the screen nothing that sticks to its edges covers it.
    field?.scrollIntoView({ block: 'center' });
  });
}
