import { type JobCloseReason, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { Chip } from '@/ui';
import { dayText, deadlineState } from '../days';

type Props = {
  job: { deadline: string | null; isOpen: boolean; closeReason?: JobCloseReason | null };
};

/**
 * Until when one can apply: in days where that is near. Nothing where no deadline is set. What is
 * over says why.
 */
export function JobDeadline({ job: { deadline, isOpen, closeReason } }: Props) {
  if (!isOpen)
    return (
      <Chip tone="bad">
        {deadline && !closeReason
          ? jobViewTexts.deadlineWas(dayText(deadline))
          : jobViewTexts.notOpen}
      </Chip>
    );
  if (!deadline) return null;
  const { days, isNear, isUrgent } = deadlineState(deadline);
  return (
    <Chip tone={isUrgent ? 'warn' : 'neutral'}>
      <time dateTime={deadline} data-tip={dayText(deadline)}>
        {isNear ? jobViewTexts.closes(days) : `Closes ${dayText(deadline)}`}
      </time>
    </Chip>
  );
}
