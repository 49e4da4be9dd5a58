import { IconChevronDown, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card, VisuallyHidden } from '@/ui';
import type { FormSection as Section, GroupId } from '../../writing/sections';
import classes from './FormSection.module.css';

type Props = {
  section: Section;
  /** What stands beside the title: how much is left, or that nothing has to be there. */
  hint: string;
  done: boolean;
  open: boolean;
  onToggle: () => void;
  /** On a phone: the one group that is shown. */
  only: GroupId | null;
  onVisit: (group: GroupId) => void;
  content: (group: GroupId) => ReactNode;
};

/** A part of the form that folds away; on a phone one group of it stands alone. */
export function FormSection({
  section: { id, title, groups },
  hint,
  done,
  open,
  onToggle,
  only,
  onVisit,
  content,
}: Props) {
  const alone = only !== null;
  const split = groups.length > 1;
  return (
    <Card
      as="section"
      padding="none"
      className={classes.section}
      aria-labelledby={`section-${id}-title`}
      id={`section-${id}`}
      hidden={alone && !groups.some((group) => group.id === only)}
    >
      {alone ? (
        <p id={`section-${id}-title`} className={split ? classes.above : classes.none}>
          {title}
        </p>
      ) : (
        <h2 className={classes.head}>
          <button
            type="button"
            id={`section-${id}-title`}
            className={classes.toggle}
            aria-expanded={open}
            aria-controls={`section-${id}-content`}
            onClick={onToggle}
          >
            {done && (
              <>
                <IconCircleCheckFilled size={20} className={classes.check} aria-hidden />
                <VisuallyHidden>Done: </VisuallyHidden>
              </>
            )}
            <span>{title}</span> <span className={classes.hint}>{hint}</span>
            <IconChevronDown size={20} className={classes.chevron} aria-hidden />
          </button>
        </h2>
      )}
      <div id={`section-${id}-content`} className={classes.content} hidden={!alone && !open}>
        {groups.map((group) => (
          <div
            key={group.id}
            id={`group-${group.id}`}
            className={classes.group}
            hidden={alone && group.id !== only}
            onBlur={() => onVisit(group.id)}
          >
            {alone ? (
              <h2>{group.title}</h2>
            ) : (
              split && <h3 className={classes.title}>{group.title}</h3>
            )}
            {/* What is not seen is not drawn: all of it at each letter is much for a phone. The form holds the words. */}
            {(alone ? group.id === only : open) && content(group.id)}
          </div>
        ))}
      </div>
    </Card>
  );
}
