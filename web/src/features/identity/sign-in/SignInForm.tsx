import { email as emailRule, signIn as schema } from '@schema/rules/identity';
import { identityErrors, identityHints } from '@schema/rules/identity-texts';
import { pagePaths } from '@schema/rules/page-paths';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useSignInMutation } from '@/generated/hooks';
import { Button, PasswordField, TextField } from '@/ui';
import css from '../form/form.module.css';
import { storeToken } from '../session/session-token';
import { GoogleButton } from './GoogleButton';

type Props = {
  email: string;
  onSignedIn: () => void;
  onForgot: (email: string) => Promise<void>;
  onGoogle: (credential: string) => Promise<void>;
  google: boolean;
};

/** Email and password, a way to reset the password, and Google. */
export function SignInForm({ email, onSignedIn, onForgot, onGoogle, google }: Props) {
  const [signIn] = useSignInMutation();
  const [forgetting, setForgetting] = useState(false);
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

  const forgot = async () => {
    const typed = emailRule.safeParse(form.values.email);
    if (!typed.success) {
      return form.blame(
        'email',
        form.values.email.trim() ? typed.error.issues[0]?.message : identityHints.emailFirst,
      );
    }
    setForgetting(true);
    await onForgot(typed.data).finally(() => setForgetting(false));
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
            onClick={() => void forgot()}
            disabled={forgetting}
          >
            {forgetting ? 'Sending OTP…' : 'Forgot Password?'}
          </button>
        </div>
        <div className={css.actions}>
          <Button type="submit" size="md" loading={form.isSending}>
            Sign In
          </Button>
        </div>
      </DraftForm>
      {google && (
        <>
          <p className={css.or}>or</p>
          <GoogleButton
            text="signin_with"
            label="Sign in with Google"
            failed={identityErrors.googleSignIn}
            onCredential={onGoogle}
          />
        </>
      )}
      <p className={`${css.hint} ${css.center} ${css.below}`}>
        New here? <Link to={`${pagePaths.signUp}${search}`}>Sign Up</Link>
      </p>
    </>
  );
}
