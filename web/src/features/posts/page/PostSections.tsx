import type { ReactNode } from 'react';
import { PostSection } from './PostSection';
import classes from './PostSections.module.css';
import { useOpenSection } from './useOpenSection';

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

type Props = { sections: readonly Section[] };

/** The story in sections, one open at a time. */
export function PostSections({ sections }: Props) {
  const { open, toggle } = useOpenSection(sections);
  if (sections.length === 0) return null;
  return (
    <div className={classes.sections}>
      {sections.map((section) => (
        <PostSection
          key={section.id}
          section={section}
          isOpen={open === section.id}
          onToggle={() => toggle(section.id)}
        />
      ))}
    </div>
  );
}
