import { casePageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { type CaseState, decidedLabelOf } from '@schema/rules/moderation/moderation-texts';
import type { ReportCaseFieldsFragment } from '@/generated/documents';
import { Chip } from '@/ui';
import css from './cases.module.css';

type Props = {
  found: Pick<
    ReportCaseFieldsFragment,
    'subjectType' | 'state' | 'decision' | 'claimedByName' | 'takenBackAt' | 'appealOutcome'
  >;
};

const tones = {
  open: 'warn',
  claimed: 'accent',
  decided: 'neutral',
  appealed: 'bad',
} as const satisfies Record<CaseState, string>;

/** How a case stands, in a word or two, and whether what was decided was taken back. */
export function CaseChips({ found }: Props) {
  const { subjectType, state, decision, claimedByName, takenBackAt, appealOutcome } = found;
  const decided = decision && decidedLabelOf(subjectType, decision);
  const isBack = takenBackAt || appealOutcome === 'overturned';
  return (
    <span className={css.chips}>
      <Chip tone={tones[state]}>{texts.states[state]}</Chip>
      {state === 'claimed' && claimedByName && <span className={css.quiet}>{claimedByName}</span>}
      {decided && <span className={css.quiet}>{isBack ? texts.undone(decided) : decided}</span>}
    </span>
  );
}
