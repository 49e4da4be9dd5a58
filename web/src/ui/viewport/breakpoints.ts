/**
 * The widths at which layouts change, in em. Style sheets, which know no names for them, begin at
 * one by `min-width` and end 0.01em below it by `max-width`; a test compares them with this list.
 */
export const widths = [30, 40, 48, 62, 75] as const;

/** Where layouts change, as media queries. */
export const breakpoints = {
  /** Phones: dialogs are sheets at the foot of the screen, and a toast takes the whole width. */
  sheet: '(max-width: 39.99em)',
  /**
   * Phones held sideways and small windows, too: one column, one part of a long form or of the
   * chat at a time, and Back closes what lies over the page.
   */
  narrow: '(max-width: 47.99em)',
  /**
   * Tablets, too: the bottom bar takes the place of the side menu, the search is behind a button.
   */
  withBottomBar: '(max-width: 61.99em)',
  /** There is room for a column beside the content. */
  withAside: '(min-width: 75em)',
} as const;
