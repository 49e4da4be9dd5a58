import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Card, FoldButton, VisuallyHidden } from '@/ui';
import type { Group, GroupProps } from '../groups/group';
import classes from './FormSection.module.css';
import { GroupInputs } from './GroupInputs';
import type { FormPart } from './sections';
import type { FormNavigation } from './useFormNavigation';

type Props = { section: FormPart; navigation: FormNavigation; inputs: GroupProps };

/** A section of the form that folds away; on a phone one group of it stands alone. */
export function FormSection({ section, navigation, inputs }: Props) {
  const { id, title, groups } = section;
  const { only, visit } = navigation;
  const isAlone = only !== null;
  const isOpen = navigation.isOpen(id);
  return (
    <Card
      as="section"
      padding="none"
      className={classes.section}
      aria-labelledby={`section-${id}-title`}
      id={`section-${id}`}
      hidden={isAlone && !groups.some((group) => group.id === only)}
    >
      {isAlone ? (
        <p id={`section-${id}-title`} className={groups.length > 1 ? classes.above : classes.none}>
          {title}
        </p>
      ) : (
        <FoldingTitle section={section} navigation={navigation} />
      )}
      <div id={`section-${id}-content`} className={classes.content} hidden={!isAlone && !isOpen}>
        {groups.map((group) => (
          <div
            key={group.id}
            id={`group-${group.id}`}
            className={classes.group}
            hidden={isAlone && group.id !== only}
            onBlur={() => visit(group.id)}
          >
            <GroupTitle group={group} isAlone={isAlone} isOneOfMany={groups.length > 1} />
            {/* What is not seen is not drawn: a phone is slow, and the form holds the words. */}
            {(isAlone ? group.id === only : isOpen) && <GroupInputs group={group} {...inputs} />}
          </div>
        ))}
      </div>
    </Card>
  );
}

function FoldingTitle({ section, navigation }: Omit<Props, 'inputs'>) {
  const { id, title, groups } = section;
  return (
    <h2 className={classes.head}>
      <FoldButton
        id={`section-${id}-title`}
        isOpen={navigation.isOpen(id)}
        onToggle={() => navigation.toggle(id)}
        controls={`section-${id}-content`}
      >
        {navigation.isDone(groups.map((group) => group.id)) && (
          <>
            <IconCircleCheckFilled size={20} className={classes.check} aria-hidden />
            <VisuallyHidden>Done: </VisuallyHidden>
          </>
        )}
        <span>{title}</span> <span className={classes.hint}>{navigation.hint(section)}</span>
      </FoldButton>
    </h2>
  );
}

type GroupTitleProps = { group: Group; isAlone: boolean; isOneOfMany: boolean };

function GroupTitle({ group: { title }, isAlone, isOneOfMany }: GroupTitleProps) {
  if (isAlone) return <h2>{title}</h2>;
  return isOneOfMany ? <h3 className={classes.title}>{title}</h3> : null;
}
