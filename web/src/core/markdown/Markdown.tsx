import { Fragment, type ReactNode } from 'react';
import { LinkedText } from '../address/LinkedText';
import classes from './Markdown.module.css';
import type { MarkdownProps } from './MarkdownText';
import { type Block, type Inline, parseMarkdown } from './parse-markdown';

type Placed = { position?: { start: { offset?: number }; end: { offset?: number } } };

/** The words of a link, which has no other links in it. */
const wordsOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('value' in node) return node.value;
      return 'children' in node ? wordsOf(node.children) : '';
    })
    .join('');

/** Where a link may lead: to pages and letters, by what is written. */
function addressOf(url: string): URL | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  return ['http:', 'https:', 'mailto:'].includes(address.protocol) ? address : null;
}

/** A link with words of its own says where it leads: they may say anything. */
function NamedLink({ words, address }: { words: string; address: URL }) {
  const host = address.host || address.pathname;
  return (
    <>
      <a href={address.href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
      {!words.includes(host) && <span className={classes.host}> ({host})</span>}
    </>
  );
}

/** Draws the nodes of a text; what it does not draw stands there as it was written. */
function drawer(text: string) {
  const sourceOf = ({ position }: Placed): string =>
    text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

  const inline = (nodes: readonly Inline[]): ReactNode =>
    nodes.map((node, index) => <Fragment key={index}>{one(node)}</Fragment>);

  function marked(node: Extract<Inline, { type: 'emphasis' | 'strong' }>): ReactNode {
    const mark = sourceOf(node).slice(0, node.type === 'strong' ? 2 : 1);
    const inner = inline(node.children);
    // `__init__` is the name of a function, and nobody's emphasis.
    if (mark.startsWith('_'))
      return (
        <>
          {mark}
          {inner}
          {mark}
        </>
      );
    return node.type === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>;
  }

  function one(node: Inline): ReactNode {
    if (node.type === 'text') return <LinkedText text={node.value} />;
    if (node.type === 'inlineCode') return <code className={classes.code}>{node.value}</code>;
    if (node.type === 'break') return '\n';
    if (node.type === 'emphasis' || node.type === 'strong') return marked(node);
    if (node.type !== 'link') return sourceOf(node);
    const address = addressOf(node.url);
    const words = wordsOf(node.children);
    return address && words ? <NamedLink words={words} address={address} /> : sourceOf(node);
  }

  function list(node: Extract<Block, { type: 'list' }>): ReactNode {
    const List = node.ordered ? 'ol' : 'ul';
    return (
      <List className={classes.list} {...(node.ordered && { start: node.start ?? 1 })}>
        {node.children.map((item, index) => (
          <li key={index} className={classes.item}>
            {all(item.children)}
          </li>
        ))}
      </List>
    );
  }

  function block(node: Block): ReactNode {
    if (node.type === 'list') return list(node);
    if (node.type === 'code')
      return (
        <pre className={classes.block}>
          <code>{node.value}</code>
        </pre>
      );
    const words = node.type === 'paragraph' ? inline(node.children) : sourceOf(node);
    return <p className={classes.words}>{words}</p>;
  }

  const all = (nodes: readonly Block[]): ReactNode =>
    nodes.map((node, index) => <Fragment key={index}>{block(node)}</Fragment>);

  /** A heading has no blocks: its paragraphs are lines of it. */
  const inHeading = (nodes: readonly Block[]): ReactNode =>
    nodes.map((node, index) => (
      <Fragment key={index}>
        {index > 0 && '\n\n'}
        {node.type === 'paragraph' ? inline(node.children) : sourceOf(node)}
      </Fragment>
    ));

  return { all, inHeading };
}

/**
 * What somebody wrote, with code, lists, emphasis and links (docs/decisions/markdown.md). It makes
 * elements and no HTML: nothing that is written is run.
 */
export default function Markdown({ text, inHeading = false }: MarkdownProps) {
  const { all, inHeading: drawn } = drawer(text);
  const { children } = parseMarkdown(text, { inHeading });
  return inHeading ? drawn(children) : <div className={classes.text}>{all(children)}</div>;
}
