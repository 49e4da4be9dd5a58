import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '@/ui';
import classes from './FormFoot.module.css';
import { SavedAt } from './SavedAt';

type Props = {
  left: number;
  savedAt: number | null;
  problem: string | null;
  /** On a phone: to the next part, until the last one. */
  onNext: (() => void) | null;
  onBack: (() => void) | null;
};

/** What is still missing, what is saved, and the way on. */
export function FormFoot({ left, savedAt, problem, onNext, onBack }: Props) {
  const told = useRef<HTMLParagraphElement>(null);
  // The closing preview left the page where it was: the reason must not stand below the fold.
  useEffect(() => {
    if (problem) told.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  return (
    <div className={classes.foot}>
      {problem && <p ref={told} className={classes.problem} role="alert">{problem}</p>}
      <p className={classes.state}>
        <span role="status">{left === 0 ? 'Ready to share' : `${left} required ${left === 1 ? 'field' : 'fields'} left`}</span>
        <SavedAt at={savedAt} />
      </p>
      <div className={classes.buttons}>
        {onBack ? <Button variant="default" onClick={onBack}>Back</Button> : <LinkButton to="/career-path" variant="default">Back</LinkButton>}
        {onNext ? <Button onClick={onNext}>Next</Button> : <Button type="submit">Add Experience</Button>}
      </div>
    </div>
  );
}
