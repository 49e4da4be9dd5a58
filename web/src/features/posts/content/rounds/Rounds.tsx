import { Link, useLocation } from 'react-router-dom';
import { Chip, VisuallyHidden } from '@/ui';
import { AuthorLinks } from '../links/AuthorLinks';
import { Part } from '../Part';
import classes from './Rounds.module.css';
import type { RoundStop } from './rounds';

type Props = { stops: readonly RoundStop[] };

/** From so many rounds on, links lead to each. */
const manyRounds = 3;

/** The rounds along one line; each has an address of its own. */
export function Rounds({ stops }: Props) {
  return (
    <>
      {stops.length >= manyRounds && <RoundLinks stops={stops} />}
      <ol role="list" className={classes.line}>
        {stops.map((stop, index) => (
          <Round key={stop.anchor} stop={stop} number={index + 1} />
        ))}
      </ol>
    </>
  );
}

/**
 * They keep the state of the place: the form of a new experience, whose preview has them too, is in
 * it.
 */
function RoundLinks({ stops }: Props) {
  const { state } = useLocation();
  const scrollTo = (anchor: string) =>
    document.getElementById(anchor)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  return (
    <nav aria-label="Jump to a round" className={classes.jumps}>
      {stops.map(({ anchor, name }, index) => (
        <Link
          key={anchor}
          to={`#${anchor}`}
          replace
          state={state as unknown}
          preventScrollReset
          className={classes.jump}
          onClick={() => scrollTo(anchor)}
        >
          {index + 1}. {name}
        </Link>
      ))}
    </nav>
  );
}

function Round({ stop, number }: { stop: RoundStop; number: number }) {
  const { anchor, name, figures, text, intention, isInterviewerNice, links } = stop;
  return (
    <li id={anchor} className={classes.stop}>
      <span className={classes.dot} aria-hidden>
        {number}
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <VisuallyHidden>Round {number}: </VisuallyHidden>
          {name}
        </h3>
        {(figures || isInterviewerNice !== null) && (
          <p className={classes.figures}>
            {figures}
            {isInterviewerNice !== null && (
              <Chip tone={isInterviewerNice ? 'good' : 'warn'}>
                {isInterviewerNice ? 'Nice interviewer' : 'Not a nice interviewer'}
              </Chip>
            )}
          </p>
        )}
        <Part text={text} />
        {intention && <Part title="What they wanted to find out" text={intention} />}
        <AuthorLinks links={links} label={`Links to the questions of ${name}`} />
      </div>
    </li>
  );
}
