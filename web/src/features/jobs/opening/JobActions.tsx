import {
  IconCheck,
  IconExternalLink,
  IconHeart,
  IconHeartFilled,
  IconShare,
} from '@tabler/icons-react';
import { BookmarkButton } from '@/features/bookmarks';
import { ReportButton } from '@/features/reports';
import type { JobFieldsFragment } from '@/generated/documents';
import { Button, Count } from '@/ui';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { useApply, useLikeJob, useShareJob } from './useJobActions';
import classes from './JobActions.module.css';

type Props = { job: JobFieldsFragment };

/** What one does with an opening: apply first, in a tab of its own. */
export function JobActions({ job }: Props) {
  const toggleLike = useLikeJob(job);
  const apply = useApply(job);
  const { copied, share } = useShareJob(job);
  const { hasLiked, hasApplied, hasBookmarked } = job.viewer;
  const Heart = hasLiked ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.actions}>
      {job.isOpen && (
        <Button
          component="a"
          href={job.applicationLink}
          target="_blank"
          rel="noopener noreferrer nofollow"
          rightSection={<IconExternalLink size={18} aria-hidden />}
          onClick={apply}
          // The middle button opens the link too; the right one opens a menu.
          onAuxClick={({ button }) => button === 1 && apply()}
        >
          {jobViewTexts.apply}
        </Button>
      )}
      <Button
        variant={hasLiked ? 'light' : 'default'}
        aria-pressed={hasLiked}
        leftSection={<Heart size={18} aria-hidden />}
        onClick={toggleLike}
      >
        Like{' '}
        <span className={classes.number}>
          <Count n={job.counters.likes} label="likes" />
        </span>
      </Button>
      <BookmarkButton type="JobOpening" refId={job.id} isBookmarked={hasBookmarked} look="button" />
      <Button
        variant="default"
        leftSection={
          copied ? <IconCheck size={18} aria-hidden /> : <IconShare size={18} aria-hidden />
        }
        onClick={share}
      >
        {jobViewTexts.share}
      </Button>
      {!job.viewer.canEdit && <ReportButton type="job" id={job.id} />}
      <span role="status" className={classes.copied}>
        {copied && jobViewTexts.linkCopied}
      </span>
      <p className={classes.numbers}>
        <span>
          <Count n={job.counters.views} /> {jobViewTexts.views(job.counters.views)}
        </span>
        <span>
          <Count n={job.counters.applications} label="people" /> {jobViewTexts.wentToApply}
        </span>
        {hasApplied && <span>{jobViewTexts.applied}</span>}
      </p>
    </div>
  );
}
