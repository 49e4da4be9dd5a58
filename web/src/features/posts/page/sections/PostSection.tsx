import type { ReactNode } from 'react';
import { FoldButton } from '@/ui';
import classes from './PostSections.module.css';

export type Section = {
  id: string;
  title: string;
  hint?: string;
  content: ReactNode;
  /** Open from the start, in the place of the first. */
  isStart?: boolean;
  /** Places inside it that have an address of their own. */
  anchors?: readonly string[];
};
type Props = { section: Section; isOpen: boolean; onToggle: () => void };

/** A part of a post that folds away. */
export function PostSection({ section: { id, title, hint, content }, isOpen, onToggle }: Props) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 className={classes.title}>
        <FoldButton
          id={`${id}-title`}
          isOpen={isOpen}
          onToggle={onToggle}
          controls={`${id}-content`}
        >
          <span>{title}</span>
          {hint && <span className={classes.hint}>{hint}</span>}
        </FoldButton>
      </h2>
      <div id={`${id}-content`} className={classes.content} hidden={!isOpen}>
        {content}
      </div>
    </section>
  );
}
