/** Keeps the place of a picture: one transparent pixel. Without any, browsers draw a frame. */
export const emptyPicture =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
