import { ownCaseTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { useState } from 'react';
import type { OwnCaseFieldsFragment } from '@/generated/documents';
import { Button, Card } from '@/ui';
import css from '../cases/cases.module.css';
import { AppealDialog } from './AppealDialog';
import { OwnDecision } from './OwnDecision';

type Props = { decided: OwnCaseFieldsFragment };

/** One decision about the viewer, and what they may do about it. */
export function OwnCase({ decided }: Props) {
  const [isAppealing, setAppealing] = useState(false);
  return (
    <Card as="li" className={css.part}>
      <OwnDecision decided={decided} />
      {decided.canAppeal && (
        <div className={css.buttons}>
          <Button variant="light" onClick={() => setAppealing(true)}>
            {texts.appeal}
          </Button>
        </div>
      )}
      {isAppealing && <AppealDialog id={decided.id} onClose={() => setAppealing(false)} />}
    </Card>
  );
}
