import { useEffect, useRef } from 'react';
import classes from './ErrorSummary.module.css';

type Props = {
  problem: string | null;
  errors: readonly { path: string; text: string }[];
  onGo: (path: string) => void;
};

/** Why the post can't be sent; each reason leads to its field. */
export function ErrorSummary({ problem, errors, onGo }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The closing preview left the page where it was: the reason must not stand below the fold.
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem && errors.length === 0) return null;
  return (
    <div ref={box} className={classes.summary} role="alert">
      {problem && <p className={classes.title}>{problem}</p>}
      {errors.length > 0 && (
        <>
          <p className={classes.title}>
            {errors.length === 1 ? 'One field needs a look' : `${errors.length} fields need a look`}
          </p>
          <ul className={classes.list}>
            {errors.map(({ path, text }) => (
              <li key={path}>
                <button type="button" className={classes.link} onClick={() => onGo(path)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
