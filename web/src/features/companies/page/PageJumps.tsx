import { companyTexts } from '@schema/rules/companies/companies-texts';
import type { MouseEvent } from 'react';
import classes from './PageJumps.module.css';

const { jumps } = companyTexts;
export type Jump = keyof typeof jumps;

function goTo(event: MouseEvent, id: Jump): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** The parts of a long page: on a phone, whom one can ask stands screens below. */
export function PageJumps({ parts }: { parts: readonly Jump[] }) {
  return (
    <nav aria-label={companyTexts.onThisPage}>
      <ul role="list" className={classes.jumps}>
        {parts.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.jump} onClick={(event) => goTo(event, id)}>
              {jumps[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
