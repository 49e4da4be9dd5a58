import { commonTexts } from '@schema/rules/common-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { withReturn } from '@/features/identity';
import { Button, DialogFoot, LinkButton, Modal } from '@/ui';
import { landingTexts } from '../texts.ts';
import css from './SignInDialog.module.css';

type Props = {
  /** What the visitor wanted to open: the sign-in leads there. */
  to: string;
  opened: boolean;
  onClose: () => void;
};

/** Asks visitors to sign in. */
export default function SignInDialog({ to, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={landingTexts.signInTitle}>
      <p className={css.text}>{landingTexts.signInText}</p>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <LinkButton
          to={to === pagePaths.feed ? pagePaths.signIn : withReturn(pagePaths.signIn, to)}
          data-autofocus
        >
          Sign In
        </LinkButton>
      </DialogFoot>
    </Modal>
  );
}
