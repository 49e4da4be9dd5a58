import { fromMarkdown } from 'mdast-util-from-markdown';

/**
 * What stays as it was written: nobody means it, or it would be larger than an answer is. People
 * write `#include`, `> 5` and lines of dashes as they are, and pictures of elsewhere are not shown.
 */
const left = [
  ...['headingAtx', 'setextUnderline', 'thematicBreak', 'blockQuote', 'codeIndented'],
  ...['htmlFlow', 'htmlText', 'definition', 'labelStartImage', 'characterReference'],
];
/** In a heading, which has no blocks. */
const blocks = ['list', 'codeFenced'];

/** What a text consists of, as CommonMark has it, without what is left as it is. */
export const parseMarkdown = (text: string, { inHeading = false } = {}) =>
  fromMarkdown(text, {
    extensions: [{ disable: { null: inHeading ? [...left, ...blocks] : left } }],
  });

export type Block = ReturnType<typeof parseMarkdown>['children'][number];
export type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];
