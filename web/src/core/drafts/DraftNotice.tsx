import { commonTexts } from '@schema/rules/common-texts';
import { Button } from '@/ui';
import { OutdatedDraft } from './OutdatedDraft';
import css from './OutdatedDraft.module.css';

type Props = {
  /** Of `useVersionedDraft`. */
  draft: {
    hasRestoredDraft: boolean;
    isOutdated: boolean;
    keep: () => void;
    startAgain: () => void;
    choiceId: string;
  };
};

/**
 * Says that a form began with words of the last visit, with the way back to what is there; where
 * that has changed since, one chooses.
 */
export function DraftNotice({ draft }: Props) {
  if (draft.isOutdated)
    return <OutdatedDraft id={draft.choiceId} onUse={draft.startAgain} onKeep={draft.keep} />;
  if (!draft.hasRestoredDraft) return null;
  return (
    <div role="status" className={css.restored}>
      <span>{commonTexts.restoredDraft.text}</span>
      <Button size="compact-sm" variant="light" onClick={draft.startAgain}>
        {commonTexts.restoredDraft.startAgain}
      </Button>
    </div>
  );
}
