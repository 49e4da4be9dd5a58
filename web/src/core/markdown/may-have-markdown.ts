/**
 * Whether anything in a text may be more than words. Most have nothing: they are drawn at once, and
 * the code that takes others apart is not fetched for them.
 */
export const mayHaveMarkdown = (text: string): boolean =>
  /[`*\\]|\[[^\]]*\]\(|<https?:|^ {0,3}(?:[-+]|\d{1,9}[.)]) |^~~~/m.test(text);
