import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@/ui';
import { formSteps, type StepId } from '../../form-values';
import classes from './FormProgress.module.css';

type Props = { done: ReadonlySet<StepId>; active: StepId | null; onGo: (step: StepId) => void };

/** Where one stands in the form, and the way to each part. */
export function FormProgress({ done, active, onGo }: Props) {
  const current = formSteps.findIndex(({ id }) => id === active);
  return (
    <nav aria-label="Parts of the form">
      <ol role="list" className={classes.steps}>
        {formSteps.map(({ id, title }) => (
          <li key={id} className={classes.step}>
            <button type="button" className={classes.go} data-done={done.has(id) || undefined} aria-current={active === id ? 'step' : undefined} onClick={() => onGo(id)}>
              <span className={classes.bar} aria-hidden />
              <span className={classes.title}>
                {done.has(id) && <><IconCheck size={14} stroke={3} aria-hidden /><VisuallyHidden>Done: </VisuallyHidden></>}
                {title}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {current >= 0 && <p className={classes.current}>Part {current + 1} of {formSteps.length}: {formSteps[current]?.title}</p>}
    </nav>
  );
}
