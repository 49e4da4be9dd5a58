import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogFoot, LinkButton, Modal } from '@/ui';
import { accessTexts } from '@schema/rules/access-texts';
import { gatePrompt } from './gate-prompt';
import { withReturn } from './redirect';
import css from '../form/prompt.module.css';

const close = () => gatePrompt.set(null);

/**
 * The prompts to sign in and to verify, which `useGate` opens. They are rendered once, inside the
 * router.
 */
export function GatePrompts() {
  const prompt = useSyncExternalStore(gatePrompt.subscribe, gatePrompt.get);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <Modal opened={prompt === 'signIn'} onClose={close} title="Sign In Required">
        <p className={css.text}>You need to sign in to do this. You will come back to this page.</p>
        <DialogFoot>
          <LinkButton to={withReturn('/signup', here)} onClick={close} variant="default">
            Sign Up
          </LinkButton>
          <LinkButton to={withReturn('/signin', here)} onClick={close} data-autofocus>
            Sign In
          </LinkButton>
        </DialogFoot>
      </Modal>
      <Modal opened={prompt === 'verify'} onClose={close} title="Verification Required">
        <p className={css.text}>{accessTexts.verify}</p>
        <DialogFoot>
          <LinkButton to="/verification" onClick={close} data-autofocus>
            Verify Now
          </LinkButton>
        </DialogFoot>
      </Modal>
    </>
  );
}
