import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { PersonLine } from '@/features/people';
import type { JobCardFieldsFragment } from '@/generated/documents';
import { AboveLink, Chip } from '@/ui';
import classes from './cards/JobCard.module.css';

type User = JobCardFieldsFragment['user'];

/** What one shares with the poster: that which tells the most; null for nothing. */
function sharedWords({ inCommon }: User): string | null {
  if (!inCommon) return null;
  const { known } = jobViewTexts;
  const [company] = inCommon.companies;
  if (company) return known.company(company);
  if (inCommon.connectionsCount > 0) return known.connections(inCommon.connectionsCount);
  if (inCommon.yearOfGraduation) return known.batch;
  return inCommon.branch ? known.branch : null;
}

type Props = {
  user: User;
  /** When it was posted, where that stands beside the name. */
  at?: string;
  size?: number;
};

/** Who posted an opening, and how one knows them. */
export function JobPoster({ user, ...line }: Props) {
  const isConnected = user.connection?.status === 'connected';
  const shared = sharedWords(user);
  return (
    <AboveLink className={classes.poster}>
      <PersonLine
        person={user}
        after={isConnected && <Chip tone="accent">{jobViewTexts.connected}</Chip>}
        {...line}
      />
      {shared && <p className={classes.known}>{shared}</p>}
    </AboveLink>
  );
}
