import { email as emailRule, signIn as schema } from '@schema/rules/identity/identity';
import {
  identityErrors,
  identityHints,
  mailedSignInTexts as texts,
} from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useSignInMutation } from '@/generated/hooks';
import { Button, PasswordField, TextField } from '@/ui';
import css from '../form/form.module.css';
import { storeToken } from '../session/session-token';
import { hasOtherWays, OtherWays } from './OtherWays';

type Props = {
  email: string;
  onSignedIn: () => void;
  onForgot: (email: string) => Promise<void>;
  /** Asks for a mail to sign in with. */
  onMail: (email: string) => Promise<void>;
  onGoogle: (credential: string) => Promise<void>;
  /** Where the person was going. */
  back: string;
};

/** Email and password, a way to reset the password, and the ways in by other accounts. */
export function SignInForm({ email, onSignedIn, onForgot, onMail, onGoogle, back }: Props) {
  const [signIn] = useSignInMutation();
  const [mailing, setMailing] = useState<'code' | 'link' | null>(null);
  const { search } = useLocation();
  const form = useDraftForm({
    name: null,
    initial: { email, password: '' },
    schema,
    failed: identityErrors.signIn,
    send: async (variables) => {
      const { data } = await signIn({ variables });
      storeToken(data?.signIn.token);
      onSignedIn();
    },
    // The toast closes; this stays until something is typed.
    saidAt: { UNAUTHENTICATED: 'password' },
  });

  /** Mails something to the address that is typed, or says what is wrong with it. */
  const mail = async (what: 'code' | 'link', send: (email: string) => Promise<void>) => {
    const typed = emailRule.safeParse(form.values.email);
    if (!typed.success) {
      return form.blame(
        'email',
        form.values.email.trim() ? typed.error.issues[0]?.message : identityHints.emailFirst,
      );
    }
    setMailing(what);
    await send(typed.data).finally(() => setMailing(null));
  };

  return (
    <>
      <DraftForm form={form} className={css.form}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <div className={`${css.row} ${css.tight}`}>
          <button
            type="button"
            className={css.link}
            onClick={() => void mail('code', onForgot)}
            disabled={mailing !== null}
          >
            {mailing === 'code' ? 'Sending OTP…' : 'Forgot Password?'}
          </button>
          <button
            type="button"
            className={css.link}
            onClick={() => void mail('link', onMail)}
            disabled={mailing !== null}
          >
            {mailing === 'link' ? texts.asking : texts.ask}
          </button>
        </div>
        <div className={css.actions}>
          <Button type="submit" size="md" loading={form.isSending}>
            Sign In
          </Button>
        </div>
      </DraftForm>
      {hasOtherWays() && (
        <>
          <p className={css.or}>or</p>
          <OtherWays
            way="signIn"
            failed={identityErrors.googleSignIn}
            back={back}
            onGoogle={onGoogle}
          />
        </>
      )}
      <p className={`${css.hint} ${css.center} ${css.below}`}>
        New here? <Link to={`${pagePaths.signUp}${search}`}>Sign Up</Link>
      </p>
    </>
  );
}
