import { email as emailRule, signIn as schema } from '@schema/rules/identity';
import { identityErrors, identityHints } from '@schema/rules/identity-texts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
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
  const { form, submit, busy } = useSchemaForm({ schema, initialValues: { email, password: '' } });

  const forgot = async () => {
    const typed = emailRule.safeParse(form.values.email);
    if (!typed.success) {
      form.setFieldError(
        'email',
        form.values.email.trim() ? typed.error.issues[0]?.message : identityHints.emailFirst,
      );
      form.getInputNode('email')?.focus();
      return;
    }
    setForgetting(true);
    await onForgot(typed.data).finally(() => setForgetting(false));
  };

  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={submit(
          async (values) => {
            const { data } = await signIn({ variables: schema.parse(values) });
            storeToken(data?.signIn.token);
            onSignedIn();
          },
          identityErrors.signIn,
          ({ code, text }) => {
            // The toast closes; this stays until something is typed.
            if (code === 'UNAUTHENTICATED') form.setFieldError('password', text);
          },
        )}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
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
          <Button type="submit" size="md" loading={busy}>
            Sign In
          </Button>
        </div>
      </form>
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
        New here? <Link to={`/signup${search}`}>Sign Up</Link>
      </p>
    </>
  );
}
