import { identityErrors } from '@schema/rules/identity-texts';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
import { site } from '@/core/site';
import { Button, PasswordField, TextAreaField, TextField } from '@/ui';
import css from '../form/form.module.css';
import { MissingFields } from '../form/MissingFields';
import { PasswordRequirements } from '../form/PasswordRequirements';
import { missingFields } from '../form/person';
import { StudyFields } from '../form/StudyFields';
import { TermsField } from '../form/TermsField';
import { GoogleButton } from '../sign-in/GoogleButton';
import { emptySignUp, type SignUpValues, signUpDraft, signUpForm } from './sign-up-form';

type Props = {
  initial: SignUpValues | null;
  onSubmit: (values: SignUpValues) => Promise<void>;
  onGoogle: (credential: string) => Promise<void>;
};

/**
 * Asks for the account and the studies. After a reload the draft brings back everything but the
 * passwords.
 * @param initial what was typed, back from the code step, with the passwords
 */
export function SignUpForm({ initial, onSubmit, onGoogle }: Props) {
  const [fresh] = useState(() => signUpDraft.over(emptySignUp));
  const { form, submit, busy } = useSchemaForm({
    schema: signUpForm,
    initialValues: initial ?? fresh,
    onValuesChange: signUpDraft.write,
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
          <PasswordRequirements password={form.values.password} />
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
          <MissingFields fields={missing} id={missingId} />
        </div>
      </form>
      <p className={`${css.hint} ${css.center} ${css.below}`}>
        Already here? <Link to={`/signin${search}`}>Sign In</Link>
      </p>
    </>
  );
}
