import { commonTexts } from '@schema/rules/common-texts';
import { Button } from '@/ui';
import css from './FormNotice.module.css';

type Props = {
  form: {
    notice: { isRestored: boolean; isOutdated: boolean; isVersioned: boolean; choiceId: string };
    keep: () => void;
    startAgain: () => void;
  };
};

/**
 * Says that a form began with words of the last visit, with the way back to what is there. Where
 * that has changed since, nothing is overwritten before the person has chosen.
 */
export function FormNotice({ form: { notice, keep, startAgain } }: Props) {
  const { outdatedDraft, restoredDraft } = commonTexts;
  if (notice.isOutdated)
    return (
      <div id={notice.choiceId} role="alert" tabIndex={-1} className={css.banner}>
        <span>{outdatedDraft.title}</span>
        <span className={css.buttons}>
          <Button size="compact-sm" onClick={startAgain}>
            {outdatedDraft.use}
          </Button>
          <Button size="compact-sm" variant="default" onClick={keep}>
            {outdatedDraft.keep}
          </Button>
        </span>
      </div>
    );
  if (!notice.isRestored || !notice.isVersioned) return null;
  return (
    <div role="status" className={css.restored}>
      <span>{restoredDraft.text}</span>
      <Button size="compact-sm" variant="light" onClick={startAgain}>
        {restoredDraft.startAgain}
      </Button>
    </div>
  );
}
