import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@/ui';
import { allGroups, type FormPart } from '../sections';
import type { FormNavigation } from '../useFormNavigation';
import classes from './FormProgress.module.css';

type Step = { id: string; title: string; isDone: boolean; go: () => void };
type Props = { sections: readonly FormPart[]; navigation: FormNavigation };

/** A step for each group on a phone, for each section on a wide screen. */
function progressSteps({ sections, navigation }: Props): Step[] {
  const { only, isDone, goToGroup, goToSection } = navigation;
  if (only !== null)
    return allGroups(sections).map(({ id, title }) => ({
      id,
      title,
      isDone: isDone([id]),
      go: () => goToGroup(id),
    }));
  return sections.map(({ id, title, groups }) => ({
    id,
    title,
    isDone: isDone(groups.map((group) => group.id)),
    go: () => goToSection(id),
  }));
}

/** Where one stands in the form, and the way to each part. */
export function FormProgress(props: Props) {
  const { only } = props.navigation;
  const steps = progressSteps(props);
  const current = only === null ? -1 : steps.findIndex(({ id }) => id === only);
  const next = current >= 0 ? steps[current + 1] : undefined;
  return (
    <nav id="form-progress" aria-label="Parts of the form">
      <ol role="list" className={classes.steps}>
        {steps.map(({ id, title, isDone, go }, index) => (
          <li key={id} className={classes.step}>
            <button
              type="button"
              className={classes.go}
              data-done={isDone || undefined}
              aria-current={index === current ? 'step' : undefined}
              onClick={go}
            >
              <span className={classes.bar} aria-hidden />
              <span className={classes.title}>
                {isDone && (
                  <>
                    <IconCheck size={14} stroke={3} aria-hidden />
                    <VisuallyHidden>Done: </VisuallyHidden>
                  </>
                )}
                {title}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {current >= 0 && (
        <p className={classes.current}>
          Part {current + 1} of {steps.length}
          {next && <>. Next: {next.title}</>}
        </p>
      )}
    </nav>
  );
}
