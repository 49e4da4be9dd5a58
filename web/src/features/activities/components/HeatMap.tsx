import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '@/ui';
import { contributionsText, dayText, monthLabels, toWeeks } from '../weeks';
import classes from './HeatMap.module.css';

type Props = {
  from: string;
  to: string;
  total: number;
  days: readonly { date: string; count: number }[];
};

const levels = [0, 1, 2, 3, 4] as const;

/**
 * A calendar of small squares, the darker the more. The latest weeks are in sight; those before are
 * reached by scrolling.
 */
export function HeatMap({ from, to, total, days }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [from, to]);
  const weeks = toWeeks(from, to, days);

  return (
    <div>
      <div
        ref={scroller}
        className={classes.scroll}
        role="group"
        aria-label="Calendar"
        tabIndex={0}
      >
        <div className={classes.map} aria-hidden>
          <div className={classes.months}>
            {monthLabels(weeks).map(({ name, week }) => (
              <span key={week} className={classes.month} style={{ gridColumn: week + 1 }}>
                {name}
              </span>
            ))}
          </div>
          <div className={classes.weekdays}>
            <span>Mon</span>
            <span />
            <span>Wed</span>
            <span />
            <span>Fri</span>
            <span />
            <span>Sun</span>
          </div>
          <div className={classes.days}>
            {weeks.map((week) =>
              week.map((day, index) =>
                day ? (
                  <span
                    key={day.date}
                    className={classes.day}
                    data-level={day.level}
                    data-tip={dayText(day)}
                  />
                ) : (
                  <span key={`none ${index}`} />
                ),
              ),
            )}
          </div>
        </div>
        <VisuallyHidden>
          {contributionsText(total)}
          <ul>
            {days.map((day) => (
              <li key={day.date}>{dayText(day)}</li>
            ))}
          </ul>
        </VisuallyHidden>
      </div>
      <p className={classes.legend} aria-hidden>
        Less{' '}
        {levels.map((level) => (
          <span key={level} className={classes.day} data-level={level} />
        ))}{' '}
        More
      </p>
    </div>
  );
}
