import { casePageTexts as texts } from '@schema/rules/moderation-page-texts';
import { type CaseState, decidedLabelOf } from '@schema/rules/moderation-texts';
import type { ReportCaseFieldsFragment } from '@/generated/documents';
import { Chip } from '@/ui';
import css from './cases.module.css';

type Props = {
  found: Pick<ReportCaseFieldsFragment, 'subjectType' | 'state' | 'decision' | 'claimedByName'>;
};

const tones = {
  open: 'warn',
  claimed: 'accent',
  decided: 'neutral',
  appealed: 'bad',
} as const satisfies Record<CaseState, string>;

/** How a case stands, in a word or two. */
export function CaseChips({ found: { subjectType, state, decision, claimedByName } }: Props) {
  return (
    <span className={css.chips}>
      <Chip tone={tones[state]}>{texts.states[state]}</Chip>
      {state === 'claimed' && claimedByName && <span className={css.quiet}>{claimedByName}</span>}
      {decision && <span className={css.quiet}>{decidedLabelOf(subjectType, decision)}</span>}
    </span>
  );
}
