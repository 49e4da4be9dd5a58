import css from './Progress.module.css';

/** How far something has got. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={css.progress}>
      <progress className={css.bar} max={100} value={percent} aria-label={label} />
      <span className={css.number}>{percent}%</span>
    </div>
  );
}
