import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@/ui';
import classes from './FormProgress.module.css';

export type Part = { id: string; title: string; done: boolean };
type Props = { parts: readonly Part[]; active: string | null; onGo: (id: string) => void };

/** Where one stands in the form, and the way to each part. */
export function FormProgress({ parts, active, onGo }: Props) {
  const current = parts.findIndex(({ id }) => id === active);
  const next = current >= 0 ? parts[current + 1] : undefined;
  return (
    <nav id="form-parts" className={classes.parts} aria-label="Parts of the form">
      <ol role="list" className={classes.steps}>
        {parts.map(({ id, title, done }) => (
          <li key={id} className={classes.step}>
            <button
              type="button"
              className={classes.go}
              data-done={done || undefined}
              aria-current={active === id ? 'step' : undefined}
              onClick={() => onGo(id)}
            >
              <span className={classes.bar} aria-hidden />
              <span className={classes.title}>
                {done && (
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
          Part {current + 1} of {parts.length}
          {next && <>. Next: {next.title}</>}
        </p>
      )}
    </nav>
  );
}
