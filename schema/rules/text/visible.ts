/**
 * Something that can be seen: spaces without width, marks alone and halves of characters are no
 * text.
 */
export const visible = /[^\s\p{C}\p{Z}\p{M}\u2800\u3164\uFFA0\u115F\u1160\uFFFD]/u;

/**
 * One line without control characters, line breaks and signs that nobody sees; joiners stay, which
 * scripts of India and emojis are written with, and marks, but not heaps of them.
 */
export const oneLine =
  /^(?!.*\p{M}{9})[^\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]*$/u;
