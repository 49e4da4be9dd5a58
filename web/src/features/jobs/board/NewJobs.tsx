import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import type { Chosen } from '@/core/filters/chosen';
import { Button } from '@/ui';
import classes from './NewJobs.module.css';
import { useNewJobs } from './useNewJobs';

type Props = {
  chosen: Chosen;
  /** The openings of the list; undefined until they are loaded. */
  shown: readonly { id: string }[] | undefined;
  onShow: () => void;
};

/** Says that openings were posted while one reads: the list moves when one wants it to. */
export function NewJobs({ chosen, shown, onShow }: Props) {
  const { count, reset } = useNewJobs(chosen, shown);
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
