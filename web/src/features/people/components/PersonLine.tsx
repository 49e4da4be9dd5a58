import { commonTexts } from '@schema/rules/common-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { degreeLine } from '@schema/rules/text/display';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PersonFieldsFragment } from '@/generated/documents';
import { Avatar, RelativeTime } from '@/ui';
import classes from './PersonLine.module.css';
import { VerifiedMark } from './VerifiedMark';

type Props = {
  person: PersonFieldsFragment;
  size?: number;
  /** Shown after the name, such as a chip. */
  after?: ReactNode;
  /** When the person wrote it: shown beside the name, on a phone below the rest. */
  at?: string;
  /** Shows the time below the rest on any screen: for narrow cards. */
  stacked?: boolean;
  /** Without a link to the profile: for cards that are links themselves. */
  plain?: boolean;
  /** Renders the name; search results highlight it. */
  mark?: (name: string) => ReactNode;
};

/** The author of something: photo, name, what they do now and degree. */
export function PersonLine({
  person,
  size = 32,
  after,
  at,
  stacked = false,
  plain = false,
  mark,
}: Props) {
  const name = person.fullName || commonTexts.unknownUser;
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
              <Link to={pagePathOf.profile(person.id)} className={classes.name}>
                {shown}
              </Link>
            )}
            {person.isVerified && <VerifiedMark />}
          </span>
          {after && <span className={classes.after}>{after}</span>}
        </div>
        {person.work && <div className={classes.work}>{person.work}</div>}
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
