import { type ReactNode, useState } from 'react';
import { PostSection } from './PostSection';
import classes from './PostSections.module.css';

export type Section = { id: string; title: string; hint?: string; content: ReactNode };

type Props = { sections: readonly Section[] };

/** The story in sections, one open at a time; the first is open from the start. */
export function PostSections({ sections }: Props) {
  const [open, setOpen] = useState<string | null>(sections[0]?.id ?? null);
  return (
    <div className={classes.sections}>
      {sections.map((section) => (
        <PostSection key={section.id} section={section} isOpen={open === section.id} onToggle={() => setOpen(open === section.id ? null : section.id)} />
      ))}
    </div>
  );
}
