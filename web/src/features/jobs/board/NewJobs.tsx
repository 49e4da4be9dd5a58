import { Button } from '@/ui';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { useNewJobs } from './useJobs';
import classes from './NewJobs.module.css';

/** Says that openings were posted while one reads: the list moves when one wants it to. */
export function NewJobs({ onShow }: { onShow: () => void }) {
  const { count, reset } = useNewJobs();
  const show = () => {
    reset();
    onShow();
  };
  return (
    <div role="status" className={classes.region}>
      {count > 0 && (
        <div className={classes.banner}>
          <span>{jobViewTexts.fresh(count)}</span>
          <Button size="compact-sm" variant="light" onClick={show}>
            {jobViewTexts.show}
          </Button>
        </div>
      )}
    </div>
  );
}
