import css from './Progress.module.css';

/** How far an upload has got. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={css.progress}>
      <progress className={css.bar} max={100} value={percent} aria-label={label} />
      <span className={css.number}>{percent}%</span>
    </div>
  );
}
