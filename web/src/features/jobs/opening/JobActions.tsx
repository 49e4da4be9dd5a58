import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { IconExternalLink } from '@tabler/icons-react';
import { countedLink } from '@/core/address/counted-link';
import { LikeButton } from '@/core/items/LikeButton';
import { BookmarkButton } from '@/features/bookmarks';
import { ReportButton } from '@/features/reports';
import type { JobFieldsFragment } from '@/generated/documents';
import { useApplyToJobMutation } from '@/generated/hooks';
import { Button, Count } from '@/ui';
import classes from './JobActions.module.css';
import { ShareJob } from './ShareJob';
import { useLikeJob } from './useLikeJob';

type Props = { job: JobFieldsFragment };

function JobLike({ job }: Props) {
  const { hasLiked, likes, toggle } = useLikeJob(job);
  return (
    <LikeButton
      hasLiked={hasLiked}
      likes={likes}
      countLabel={jobViewTexts.likes(likes)}
      ownHint={job.viewer.canEdit ? jobTexts.ownLike : null}
      onToggle={toggle}
    />
  );
}

/** What one does with an opening: apply first, in a tab of its own. */
export function JobActions({ job }: Props) {
  const [applyToJob] = useApplyToJobMutation({ variables: { id: job.id } });
  const { hasApplied, hasBookmarked } = job.viewer;
  return (
    <div className={classes.actions}>
      {job.isOpen && (
        <Button
          component="a"
          href={job.applicationLink}
          {...countedLink(applyToJob)}
          rightSection={<IconExternalLink size={18} aria-hidden />}
        >
          {jobViewTexts.apply}
        </Button>
      )}
      <JobLike job={job} />
      <BookmarkButton type="JobOpening" refId={job.id} isBookmarked={hasBookmarked} look="button" />
      <ShareJob job={job} />
      {!job.viewer.canEdit && <ReportButton type="job" id={job.id} />}
      <p className={classes.numbers}>
        <span>
          <Count n={job.counters.views} /> {jobViewTexts.views(job.counters.views)}
        </span>
        <span>
          <Count
            n={job.counters.applications}
            label={jobViewTexts.people(job.counters.applications)}
          />{' '}
          {jobViewTexts.wentToApply}
        </span>
        {hasApplied && <span>{jobViewTexts.applied}</span>}
      </p>
    </div>
  );
}
