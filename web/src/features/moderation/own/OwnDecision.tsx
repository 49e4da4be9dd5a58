import {
  casePageTexts,
  ownCaseTexts as texts,
} from '@schema/rules/moderation/moderation-page-texts';
import {
  decidedLabelOf,
  moderationTexts,
  typeLabels,
} from '@schema/rules/moderation/moderation-texts';
import type { OwnCaseFieldsFragment } from '@/generated/documents';
import { Chip, RelativeTime } from '@/ui';
import css from '../cases/cases.module.css';

type Props = { decided: OwnCaseFieldsFragment };

/** What stood there, what was decided and why, and the appeal with its answer. */
export function OwnDecision({ decided }: Props) {
  const { subjectType, decision, excerpt, reason, at, isRemoved, isTakenBack } = decided;
  const state = isTakenBack
    ? texts.takenBack
    : isRemoved
      ? moderationTexts.removedByModerators
      : decision
        ? decidedLabelOf(subjectType, decision)
        : texts.hiddenNow;
  return (
    <>
      <p className={css.chips}>
        <Chip tone={isRemoved && !isTakenBack ? 'bad' : 'neutral'}>{state}</Chip>
        <span className={css.quiet}>
          {typeLabels[subjectType]} · <RelativeTime at={at} />
        </span>
      </p>
      <blockquote className={css.excerpt}>{excerpt}</blockquote>
      <p>
        {casePageTexts.reason}: {reason}
      </p>
      {decided.appeal && (
        <div className={css.item}>
          <strong>{texts.yourWords}</strong>
          <p>{decided.appeal}</p>
          <p className={css.quiet}>
            {decided.appealOutcome
              ? `${casePageTexts.outcomes[decided.appealOutcome]}. ${decided.appealAnswer}`
              : texts.waits}
          </p>
        </div>
      )}
    </>
  );
}
