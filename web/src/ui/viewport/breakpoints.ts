/**
 * Where layouts change, as media queries: the same widths stand in the style sheets, which know no
 * names for them.
 */
export const breakpoints = {
  /** Phones and small windows: bottom bar instead of side menu, sheets instead of dialogs. */
  narrow: '(max-width: 47.99em)',
  /** Phones alone: a toast takes the whole width, over what the page says itself. */
  phone: '(max-width: 40em)',
} as const;
