import { jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';
import { IconExternalLink, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { countedLink } from '@/core/counted-link';
import { BookmarkButton } from '@/features/bookmarks';
import { ReportButton } from '@/features/reports';
import type { JobFieldsFragment } from '@/generated/documents';
import { useApplyToJobMutation } from '@/generated/hooks';
import { Button, Count, cx } from '@/ui';
import classes from './JobActions.module.css';
import { ShareJob } from './ShareJob';
import { useLikeJob } from './useLikeJob';

type Props = { job: JobFieldsFragment };

/**
 * `Like` and how many did; pressed when the viewer is one of them. On the viewer's own opening only
 * how many.
 */
function LikeButton({ job }: Props) {
  const toggleLike = useLikeJob(job);
  const { hasLiked, canEdit: isOwn } = job.viewer;
  const { likes } = job.counters;
  const Heart = hasLiked ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant={hasLiked ? 'light' : 'default'}
      aria-pressed={isOwn ? undefined : hasLiked}
      aria-disabled={isOwn || undefined}
      className={cx(isOwn && classes.own)}
      data-tip={isOwn ? jobTexts.ownLike : undefined}
      leftSection={<Heart size={18} aria-hidden />}
      onClick={isOwn ? undefined : toggleLike}
    >
      Like{' '}
      <span className={classes.number}>
        <Count n={likes} label={jobViewTexts.likes(likes)} />
      </span>
    </Button>
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
      <LikeButton job={job} />
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
