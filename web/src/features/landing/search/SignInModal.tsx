import { Button, DialogFoot, LinkButton, Modal } from '@/ui';
import { commonTexts } from '@schema/rules/common-texts';
import { landingTexts } from '../texts.ts';
import css from './SignInModal.module.css';

/** Asks visitors to sign in. */
export default function SignInModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={landingTexts.signInTitle}>
      <p className={css.text}>{landingTexts.signInText}</p>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <LinkButton to="/signin" data-autofocus>
          Sign In
        </LinkButton>
      </DialogFoot>
    </Modal>
  );
}
