import { lazy, Suspense } from 'react';
import { LinkedText } from '../address/LinkedText';
import classes from './Markdown.module.css';
import { mayHaveMarkdown } from './may-have-markdown';

export type MarkdownProps = {
  text: string;
  /** It is a heading, which has no lists and no lines of code. */
  inHeading?: boolean;
};

const Markdown = lazy(() => import('./Markdown'));

/** Text as it was written, with its addresses. */
function Plain({ text, inHeading = false }: MarkdownProps) {
  const words = <LinkedText text={text} />;
  return inHeading ? words : <p className={classes.words}>{words}</p>;
}

/**
 * What somebody wrote: words, and where they used its signs, code, lists, emphasis and links. Until
 * the code for that is there, and for most texts, it stands as it was written.
 */
export function MarkdownText(props: MarkdownProps) {
  if (!mayHaveMarkdown(props.text)) return <Plain {...props} />;
  return (
    <Suspense fallback={<Plain {...props} />}>
      <Markdown {...props} />
    </Suspense>
  );
}
