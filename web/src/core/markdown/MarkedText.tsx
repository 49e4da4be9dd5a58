import { type MarkedPart, parseMarks } from '@schema/rules/text/parse-marks';
import { useMemo } from 'react';
import { LinkedText } from '../address/LinkedText';
import classes from './Markdown.module.css';

function Part({ part }: { part: MarkedPart }) {
  if ('parts' in part) {
    const inner = <Parts parts={part.parts} />;
    return part.kind === 'bold' ? <strong>{inner}</strong> : <em>{inner}</em>;
  }
  if (part.kind === 'words') return <LinkedText text={part.text} />;
  const code = <code className={part.kind === 'code' ? classes.code : undefined}>{part.text}</code>;
  return part.kind === 'code' ? code : <pre className={classes.block}>{code}</pre>;
}

const Parts = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map((part, index) => <Part key={index} part={part} />);

/**
 * A message, with the signs of other chats: `*bold*`, `_italic_` and code. It makes elements and no
 * HTML (docs/decisions/markdown.md).
 */
export function MarkedText({ text, className }: { text: string; className?: string | undefined }) {
  const parts = useMemo(() => parseMarks(text), [text]);
  // Lines of code stand in no paragraph.
  const Element = parts.some(({ kind }) => kind === 'block') ? 'div' : 'p';
  return (
    <Element className={className}>
      <Parts parts={parts} />
    </Element>
  );
}
