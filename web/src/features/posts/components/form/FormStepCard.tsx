import type { ReactNode } from 'react';
import { Card } from '@/ui';
import type { FormStep } from '../../form-values';
import classes from './FormStepCard.module.css';

type Props = { step: FormStep; hidden: boolean; /** The person was in it. */ onVisit: () => void; children: ReactNode };

/** One part of the form; on a phone the others are out of the way. */
export function FormStepCard({ step: { id, section, title }, hidden, onVisit, children }: Props) {
  return (
    <Card as="section" id={`step-${id}`} aria-labelledby={`step-${id}-title`} className={classes.step} hidden={hidden} onBlur={onVisit}>
      <header>
        {section !== title && <p className={classes.section}>{section}</p>}
        <h2 id={`step-${id}-title`}>{title}</h2>
      </header>
      {children}
    </Card>
  );
}
