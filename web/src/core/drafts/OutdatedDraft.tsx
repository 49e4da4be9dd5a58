import { commonTexts } from '@schema/rules/common-texts';
import { Button } from '@/ui';
import css from './OutdatedDraft.module.css';

type Props = {
  /** Gets the focus when somebody sends the form without having chosen. */
  id: string;
  onUse: () => void;
  onKeep: () => void;
};

const { title, use, keep } = commonTexts.outdatedDraft;

/** Two versions of the same words: nothing is overwritten before the person has chosen one. */
export const OutdatedDraft = ({ id, onUse, onKeep }: Props) => (
  <div id={id} role="alert" tabIndex={-1} className={css.banner}>
    <span>{title}</span>
    <span className={css.buttons}>
      <Button size="compact-sm" onClick={onUse}>
        {use}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onKeep}>
        {keep}
      </Button>
    </span>
  </div>
);
