import { PostSection, type Section } from './PostSection';
import classes from './PostSections.module.css';
import { useOpenSection } from './useOpenSection';

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
