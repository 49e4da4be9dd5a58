import { Button, LinkButton, Modal } from '@/ui';
import { landingTexts } from '../texts.ts';
import css from './SignInModal.module.css';

export default function SignInModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={landingTexts.signInTitle}>
      <p className={css.text}>{landingTexts.signInText}</p>
      <div className={css.actions}>
        <LinkButton to="/signin" data-autofocus>Sign In</LinkButton>
        <Button variant="default" onClick={onClose}>Cancel</Button>
      </div>
    </Modal>
  );
}
