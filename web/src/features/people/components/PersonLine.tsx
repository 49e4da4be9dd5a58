import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PersonFieldsFragment } from '@/generated/documents';
import { Avatar, RelativeTime } from '@/ui';
import { degreeLine } from '@schema/rules/display';
import { VerifiedMark } from './VerifiedMark';
import classes from './PersonLine.module.css';

type Props = {
  person: PersonFieldsFragment;
  size?: number;
  /** Stands after the name: a time, a chip. */
  after?: ReactNode;
  /** When they said it: beside the name where there is room, under the rest on a phone. */
  at?: string;
  /** In a narrow card, where there is never room. */
  stacked?: boolean;
  /** A card that is one link itself takes no link inside. */
  plain?: boolean;
  /** Shows the name, in search results with marks. */
  mark?: (name: string) => ReactNode;
};

/** Who wrote this: face, name, degree. The same on cards, questions and answers. */
export function PersonLine({
  person,
  size = 32,
  after,
  at,
  stacked = false,
  plain = false,
  mark,
}: Props) {
  const name = person.fullName || 'Unknown User';
  const shown = mark?.(name) ?? name;
  return (
    <div className={classes.line}>
      <Avatar name={name} src={person.profilePic} size={size} />
      <div className={classes.text} data-dated={at ? (stacked ? 'under' : 'beside') : undefined}>
        <div className={classes.top}>
          <span className={classes.who}>
            {plain ? (
              <span className={classes.name}>{shown}</span>
            ) : (
              <Link to={`/profile/${person.id}`} className={classes.name}>
                {shown}
              </Link>
            )}
            {person.isVerified && <VerifiedMark />}
          </span>
          {after && <span className={classes.after}>{after}</span>}
        </div>
        <div className={classes.degree}>{degreeLine(person)}</div>
        {at && (
          <div className={classes.at}>
            <RelativeTime at={at} />
          </div>
        )}
      </div>
    </div>
  );
}
