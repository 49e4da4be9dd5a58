/**
 * Where layouts change, as media queries: the same widths stand in the style sheets, which know no
 * names for them.
 */
export const breakpoints = {
  /** Phones: dialogs are sheets at the foot of the screen, and a toast takes the whole width. */
  sheet: '(max-width: 40em)',
  /**
   * Phones held sideways and small windows, too: one column, one part of a long form or of the
   * chat at a time, and Back closes what lies over the page.
   */
  narrow: '(max-width: 47.99em)',
  /**
   * Tablets, too: the bottom bar takes the place of the side menu, the search is behind a button.
   */
  barred: '(max-width: 61.99em)',
} as const;
