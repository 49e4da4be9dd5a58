/** Said by the page of a mail's link, where the end of its address is missing. */
export const cutLinkTexts = {
  title: 'This link is not whole',
  text: 'The end of the address is missing, so nothing can be done here. Press the button in the mail itself, or copy the whole link from it.',
  searches: 'Your saved searches',
  openings: 'Your openings',
} as const;
