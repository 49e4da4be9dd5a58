/** The most entries of one page. */
export const largestPage = 100;
