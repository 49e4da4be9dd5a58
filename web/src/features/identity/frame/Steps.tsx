import css from './Steps.module.css';

/** The current step, as `Step 2 of 3` and as a bar. */
export function Steps({ step, of, label }: { step: number; of: number; label: string }) {
  return (
    <div className={css.steps}>
      <p className={css.words}>
        <strong>
          Step {step} of {of}
        </strong>{' '}
        {label}
      </p>
      <div className={css.bar} aria-hidden>
        {Array.from({ length: of }, (_, i) => (
          <span key={i} className={css.part} data-done={i < step || undefined} />
        ))}
      </div>
    </div>
  );
}
