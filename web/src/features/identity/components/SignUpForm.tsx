import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { site } from '@/core/site';
import { Button, PasswordField, TextAreaField, TextField } from '@/ui';
import { identityErrors } from '@schema/rules/identity-texts';
import { missingFields } from '../person';
import { emptySignUp, neverKept, signUpForm, type SignUpValues } from '../sign-up-form';
import { useDraft } from '../useDraft';
import { useRulesForm } from '../useRulesForm';
import css from './form.module.css';
import { GoogleButton } from './GoogleButton';
import { Missing } from './Missing';
import { PasswordParts } from './PasswordParts';
import { StudyFields } from './StudyFields';
import { TermsField } from './TermsField';

export const signUpDraft = 'identity.signUp';

type Props = {
  initial: SignUpValues | null;
  onSubmit: (values: SignUpValues) => Promise<void>;
  onGoogle: (credential: string) => Promise<void>;
};

/** `initial` comes back from the code step with the passwords; a reload brings back the rest. */
export function SignUpForm({ initial, onSubmit, onGoogle }: Props) {
  const draft = useDraft(signUpDraft, emptySignUp, neverKept);
  const { form, submit, busy } = useRulesForm({
    schema: signUpForm,
    initialValues: initial ?? draft.initial,
    onValuesChange: draft.save,
    linked: ['rePassword', 'yearOfGraduation'],
  });
  const { search } = useLocation();
  const missing = missingFields(form.values);
  const missingId = useId();
  return (
    <>
      {site.googleClientId && (
        <div className={css.google}>
          <GoogleButton
            text="signup_with"
            label="Sign up with Google"
            failed={identityErrors.googleSignUp}
            onCredential={onGoogle}
          />
          <p className={css.or}>or with your email</p>
        </div>
      )}
      <form className={css.form} noValidate onSubmit={submit(onSubmit, identityErrors.sendCode)}>
        <section className={css.section} aria-label="Your account">
          <TextField label="Full name" autoComplete="name" {...form.getInputProps('fullName')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            {...form.getInputProps('email')}
          />
          <div className={css.pair}>
            <PasswordField
              label="Password"
              autoComplete="new-password"
              {...form.getInputProps('password')}
            />
            <PasswordField
              label="Password again"
              autoComplete="new-password"
              {...form.getInputProps('rePassword')}
            />
          </div>
          <PasswordParts password={form.values.password} />
        </section>
        <section className={css.section} aria-label="Your studies">
          <TextAreaField label="College" value={site.collegeName} minRows={1} disabled />
          <StudyFields form={form} />
        </section>
        <TermsField
          to="/terms-and-conditions"
          checked={form.values.terms}
          onChange={(terms) => form.setFieldValue('terms', terms)}
        />
        <div className={css.actions}>
          <Button
            type="submit"
            size="md"
            loading={busy}
            disabled={missing.length > 0}
            aria-describedby={missingId}
          >
            Register
          </Button>
          <Missing fields={missing} id={missingId} />
        </div>
      </form>
      <p className={`${css.hint} ${css.center} ${css.below}`}>
        Already here? <Link to={`/signin${search}`}>Sign In</Link>
      </p>
    </>
  );
}
