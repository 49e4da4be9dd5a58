/**
 * Focuses a field in the middle of the screen: there nothing that sticks to its edges covers it.
 */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/**
 * Focuses the first of the named fields, in the order of the page.
 * @param root the form: another one may have fields of these names
 * @param isNamed takes the field's path, which is its `data-path`, else its `name`
 */
export function focusFirstField(root: ParentNode, isNamed: (path: string) => boolean): void {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-path], [name]')];
  focusField(
    fields.find(
      (field) =>
        field.getAttribute('type') !== 'hidden' &&
        isNamed(field.dataset['path'] ?? field.getAttribute('name') ?? ''),
    ),
  );
}
