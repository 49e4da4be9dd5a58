import type { ReactNode } from 'react';
import classes from './Part.module.css';

type Props = {
  /** Where a section has one part only, its own title is enough. */
  title?: string;
  text?: string | null | undefined;
  children?: ReactNode;
};

/** A piece of the story in its author's words. What was left empty is left out. */
export function Part({ title, text, children }: Props) {
  if (!text && !children) return null;
  return (
    <div className={classes.part}>
      {title && <h3 className={classes.title}>{title}</h3>}
      {text && (
        <div className={classes.text}>
          {/* However its author parted them: a line is a paragraph. */}
          {text
            .split(/\s*\n\s*/)
            .filter(Boolean)
            .map((line, index) => (
              <p key={index}>{line}</p>
            ))}
        </div>
      )}
      {children}
    </div>
  );
}
