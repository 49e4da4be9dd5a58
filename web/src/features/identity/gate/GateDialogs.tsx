import { accessTexts } from '@schema/rules/identity/access-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { DialogFoot, LinkButton, Modal } from '@/ui';
import css from '../form/prompt.module.css';
import { type GatePrompt, gatePrompt } from './gate-prompt';
import { useReturnHere } from './useReturnHere';

const close = () => gatePrompt.set(null);

/** The dialogs to sign in and to verify. */
export default function GateDialogs({ prompt }: { prompt: GatePrompt }) {
  const { signIn, signUp } = useReturnHere();
  return (
    <>
      <Modal opened={prompt === 'signIn'} onClose={close} title="Sign In Required">
        <p className={css.text}>You need to sign in to do this. You will come back to this page.</p>
        <DialogFoot>
          <LinkButton to={signUp} onClick={close} variant="default">
            Sign Up
          </LinkButton>
          <LinkButton to={signIn} onClick={close} data-autofocus>
            Sign In
          </LinkButton>
        </DialogFoot>
      </Modal>
      <Modal opened={prompt === 'verify'} onClose={close} title="Verification Required">
        <p className={css.text}>{accessTexts.verify}</p>
        <DialogFoot>
          <LinkButton to={pagePaths.verification} onClick={close} data-autofocus>
            Verify Now
          </LinkButton>
        </DialogFoot>
      </Modal>
    </>
  );
}
