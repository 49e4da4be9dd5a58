/**
 * Something that can be seen: spaces without width, marks alone and halves of characters are no
 * text.
 */
export const visible = /[^\s\p{C}\p{Z}\p{M}\u2800\u3164\uFFA0\u115F\u1160\uFFFD]/u;
