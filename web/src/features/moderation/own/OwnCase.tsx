import { useState } from 'react';
import type { OwnCasesQuery } from '@/generated/documents';
import { Button, Card, Chip, RelativeTime } from '@/ui';
import { casePageTexts, ownCaseTexts as texts } from '@schema/rules/moderation-page-texts';
import { decidedLabels, moderationTexts, typeLabels } from '@schema/rules/moderation-texts';
import css from '../cases/cases.module.css';
import { AppealDialog } from './AppealDialog';

type Props = { found: OwnCasesQuery['ownCases']['nodes'][number] };

/** One decision about the viewer: what stood there, why, and what they may do about it. */
export function OwnCase({ found }: Props) {
  const { id, subjectType, decision, excerpt, reason, at, isRemoved, canAppeal } = found;
  const [isAppealing, appeal] = useState(false);
  return (
    <Card as="li" className={css.part}>
      <p className={css.chips}>
        <Chip tone={isRemoved ? 'bad' : 'neutral'}>
          {isRemoved
            ? moderationTexts.removedByModerators
            : decision
              ? decidedLabels[decision]
              : texts.hiddenNow}
        </Chip>
        <span className={css.quiet}>
          {typeLabels[subjectType]} · <RelativeTime at={at} />
        </span>
      </p>
      <blockquote className={css.excerpt}>{excerpt}</blockquote>
      <p>
        {casePageTexts.reason}: {reason}
      </p>
      {found.appeal && (
        <div className={css.item}>
          <strong>{texts.yourWords}</strong>
          <p>{found.appeal}</p>
          <p className={css.quiet}>
            {found.appealOutcome
              ? `${casePageTexts.outcomes[found.appealOutcome]}. ${found.appealAnswer}`
              : texts.waits}
          </p>
        </div>
      )}
      {canAppeal && (
        <div className={css.buttons}>
          <Button variant="light" onClick={() => appeal(true)}>
            {texts.appeal}
          </Button>
        </div>
      )}
      {isAppealing && <AppealDialog id={id} onClose={() => appeal(false)} />}
    </Card>
  );
}
