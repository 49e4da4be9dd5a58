import { Link } from 'react-router-dom';
import { Chip, VisuallyHidden } from '@/ui';
import type { RoundStop } from '../rounds';
import { Part } from './Part';
import classes from './Rounds.module.css';
import { TypedLinks } from './TypedLinks';

type Props = { stops: readonly RoundStop[] };

/** Jumping is worth a line of its own from here on. */
const manyRounds = 3;

/** The rounds along one line; each has an address of its own. */
export function Rounds({ stops }: Props) {
  const jump = (to: string) =>
    document.getElementById(to)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  return (
    <>
      {stops.length >= manyRounds && (
        <nav aria-label="Jump to a round" className={classes.jumps}>
          {stops.map(({ anchor, name }, index) => (
            <Link
              key={anchor}
              to={`#${anchor}`}
              replace
              preventScrollReset
              className={classes.jump}
              onClick={() => jump(anchor)}
            >
              {index + 1}. {name}
            </Link>
          ))}
        </nav>
      )}
      <ol role="list" className={classes.line}>
        {stops.map(({ anchor, name, line, text, wanted, isInterviewerNice, links }, index) => (
          <li key={anchor} id={anchor} className={classes.stop}>
            <span className={classes.dot} aria-hidden>
              {index + 1}
            </span>
            <div className={classes.told}>
              <h3 className={classes.name}>
                <VisuallyHidden>Round {index + 1}: </VisuallyHidden>
                {name}
              </h3>
              {(line || isInterviewerNice !== null) && (
                <p className={classes.figures}>
                  {line}
                  {isInterviewerNice !== null && (
                    <Chip tone={isInterviewerNice ? 'good' : 'warn'}>
                      {isInterviewerNice ? 'Nice interviewer' : 'Not a nice interviewer'}
                    </Chip>
                  )}
                </p>
              )}
              <Part text={text} />
              {wanted && <Part title="What they wanted to find out" text={wanted} />}
              <TypedLinks links={links} label={`Links to the questions of ${name}`} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
