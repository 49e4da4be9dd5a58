import { IconEye, IconHeart, IconPinFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { BookmarkButton } from '@/features/bookmarks';
import { PersonLine } from '@/features/people';
import type { JobCardFieldsFragment } from '@/generated/documents';
import { Card, Chip, CompanyLogo, Count, RelativeTime } from '@/ui';
import { jobLabels, jobViewTexts } from '@schema/rules/jobs-texts';
import { JobDeadline } from './JobDeadline';
import { payOf, placeOf, typeOf } from './job-words';
import classes from './JobCard.module.css';

type Props = { job: JobCardFieldsFragment };

/** What one shares with the poster: that which tells the most; null for nothing. */
function sharedWords({ inCommon }: JobCardFieldsFragment['user']): string | null {
  if (!inCommon) return null;
  const { known } = jobViewTexts;
  const [company] = inCommon.companies;
  if (company) return known.company(company);
  if (inCommon.connectionsCount > 0) return known.connections(inCommon.connectionsCount);
  if (inCommon.yearOfGraduation) return known.batch;
  return inCommon.branch ? known.branch : null;
}

/** Who posted it, and how one knows them. */
function Poster({ user }: Pick<JobCardFieldsFragment, 'user'>) {
  const isConnected = user.connection?.status === 'connected';
  const shared = sharedWords(user);
  return (
    <div className={classes.poster}>
      <PersonLine
        person={user}
        after={isConnected && <Chip tone="accent">{jobViewTexts.connected}</Chip>}
      />
      {shared && <p className={classes.known}>{shared}</p>}
    </div>
  );
}

/** An opening at a glance, in the order one decides by: role, company, pay, type, place, for whom, until when, by whom. */
export function JobCard({ job }: Props) {
  const place = placeOf(job);
  return (
    <Card as="article" interactive className={classes.card}>
      <header className={classes.head}>
        <CompanyLogo name={job.companyName} src={job.companyLogoUrl} size={48} />
        <div className={classes.what}>
          <h3 className={classes.role}>
            <Link to={`/job/${job.id}`} className={classes.link}>
              {job.role}
            </Link>
          </h3>
          <p className={classes.company}>{job.companyName}</p>
        </div>
        <div className={classes.corner}>
          <BookmarkButton
            type="JobOpening"
            refId={job.id}
            isBookmarked={job.viewer.hasBookmarked}
            look="icon"
            of={`${job.role}, ${job.companyName}`}
          />
        </div>
      </header>
      <p className={classes.pay}>{payOf(job)}</p>
      <ul role="list" className={classes.facts} aria-label="Facts">
        {job.isPinned && (
          <li>
            <Chip tone="accent" icon={<IconPinFilled size={14} aria-hidden />}>
              Pinned
            </Chip>
          </li>
        )}
        <li>
          <Chip>{typeOf(job)}</Chip>
        </li>
        {place && (
          <li>
            <Chip>{place}</Chip>
          </li>
        )}
        {job.specificTo !== 'everyone' && (
          <li>
            <Chip>{jobLabels.specificTo[job.specificTo]}</Chip>
          </li>
        )}
        {(job.deadline || !job.isOpen) && (
          <li>
            <JobDeadline job={job} />
          </li>
        )}
      </ul>
      {job.skillsRequired.length > 0 && (
        <p className={classes.skills}>{job.skillsRequired.join(' · ')}</p>
      )}
      <footer className={classes.foot}>
        <Poster user={job.user} />
        <div className={classes.numbers}>
          <span>
            <IconHeart size={16} aria-hidden />{' '}
            <Count n={job.counters.likes} label={job.counters.likes === 1 ? 'like' : 'likes'} />
          </span>
          <span>
            <IconEye size={16} aria-hidden />{' '}
            <Count n={job.counters.views} label={jobViewTexts.views(job.counters.views)} />
          </span>
          <span className={classes.time}>
            <RelativeTime short at={job.createdAt} />
          </span>
        </div>
      </footer>
    </Card>
  );
}
