import { jobLabels, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconEye, IconHeart, IconPinFilled } from '@tabler/icons-react';
import { BookmarkButton } from '@/features/bookmarks';
import type { JobCardFieldsFragment } from '@/generated/documents';
import { Chip, CompanyLogo, Count, LinkCard, LinkCardFoot, LinkCardHead, RelativeTime } from '@/ui';
import { JobPoster } from '../JobPoster';
import { jobLocationText, jobTypeText, payText } from '../job-words';
import classes from './JobCard.module.css';
import { JobDeadline } from './JobDeadline';

type Props = { job: JobCardFieldsFragment };

/**
 * An opening at a glance, in the order one decides by: role, company, pay, place, type, who can
 * apply, until when, by whom.
 */
export function JobCard({ job }: Props) {
  const location = jobLocationText(job);
  return (
    <LinkCard>
      <LinkCardHead
        picture={<CompanyLogo name={job.companyName} src={job.companyLogoUrl} size={48} />}
        to={pagePathOf.job(job.id)}
        title={job.role}
        corner={
          <BookmarkButton
            type="JobOpening"
            refId={job.id}
            isBookmarked={job.viewer.hasBookmarked}
            look="icon"
            of={`${job.role}, ${job.companyName}`}
          />
        }
      >
        <p className={classes.company}>{job.companyName}</p>
      </LinkCardHead>
      <p className={classes.pay}>{payText(job)}</p>
      <ul role="list" className={classes.facts} aria-label="Facts">
        {location && (
          <li>
            <Chip>{location}</Chip>
          </li>
        )}
        <li>
          <Chip>{jobTypeText(job)}</Chip>
        </li>
        <li>
          <Chip>{jobLabels.specificTo[job.specificTo]}</Chip>
        </li>
        {(job.deadline || !job.isOpen) && (
          <li>
            <JobDeadline job={job} />
          </li>
        )}
        {job.isPinned && (
          <li>
            <Chip tone="accent" icon={<IconPinFilled size={14} aria-hidden />}>
              Pinned
            </Chip>
          </li>
        )}
      </ul>
      {job.skillsRequired.length > 0 && (
        <p className={classes.skills}>{job.skillsRequired.join(' · ')}</p>
      )}
      <LinkCardFoot>
        <JobPoster user={job.user} />
        <div className={classes.numbers}>
          <span>
            <IconHeart size={16} aria-hidden />{' '}
            <Count n={job.counters.likes} label={jobViewTexts.likes(job.counters.likes)} />
          </span>
          <span>
            <IconEye size={16} aria-hidden />{' '}
            <Count n={job.counters.views} label={jobViewTexts.views(job.counters.views)} />
          </span>
          <span className={classes.time}>
            <RelativeTime short at={job.createdAt} />
          </span>
        </div>
      </LinkCardFoot>
    </LinkCard>
  );
}
