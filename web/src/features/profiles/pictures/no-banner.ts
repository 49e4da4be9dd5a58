/** Where there is no banner. */
export const noBanner = { smallBanner: null, mediumBanner: null, largeBanner: null };
