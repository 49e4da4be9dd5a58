import { identityErrors } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { site } from '@/core/site';
import { Button, PasswordField, TextAreaField, TextField } from '@/ui';
import css from '../form/form.module.css';
import { MissingFields } from '../form/MissingFields';
import { PasswordRequirements } from '../form/PasswordRequirements';
import { missingFields } from '../form/person';
import { StudyFields } from '../form/StudyFields';
import { TermsField } from '../form/TermsField';
import { returnPath } from '../gate/redirect';
import { hasOtherWays, OtherWays } from '../sign-in/OtherWays';
import {
  emptySignUp,
  type SignUpValues,
  signUpForm,
  signUpName,
  storedSignUp,
} from './sign-up-form';

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
  const form = useDraftForm({
    name: signUpName,
    area: 'tab',
    unstored: ['password', 'rePassword'],
    isStep: true,
    initial: emptySignUp,
    begin: initial ?? {},
    read: (stored) => storedSignUp.safeParse(stored).data,
    schema: signUpForm,
    failed: identityErrors.sendCode,
    send: (_checked, { values }) => onSubmit(values),
  });
  const { search } = useLocation();
  const missing = missingFields(form.values);
  const missingId = useId();
  return (
    <>
      {hasOtherWays() && (
        <div className={css.others}>
          <OtherWays
            way="signUp"
            failed={identityErrors.googleSignUp}
            back={returnPath(search)}
            onGoogle={onGoogle}
          />
          <p className={css.or}>or with your email</p>
        </div>
      )}
      <DraftForm form={form} className={css.form}>
        <section className={css.section} aria-label="Your account">
          <TextField label="Full name" autoComplete="name" {...form.field('fullName')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            {...form.field('email')}
          />
          <div className={css.pair}>
            <PasswordField
              label="Password"
              autoComplete="new-password"
              {...form.field('password')}
            />
            <PasswordField
              label="Password again"
              autoComplete="new-password"
              {...form.field('rePassword')}
            />
          </div>
          <PasswordRequirements password={form.values.password} />
        </section>
        <section className={css.section} aria-label="Your studies">
          <TextAreaField label="College" value={site.collegeName} minRows={1} disabled />
          <StudyFields form={form} />
        </section>
        <TermsField
          to={pagePaths.terms}
          checked={form.values.terms}
          onChange={(terms) => form.set('terms', terms)}
        />
        <div className={css.actions}>
          <Button
            type="submit"
            size="md"
            loading={form.isSending}
            disabled={missing.length > 0}
            aria-describedby={missingId}
          >
            Register
          </Button>
          <MissingFields fields={missing} id={missingId} />
        </div>
      </DraftForm>
      <p className={`${css.hint} ${css.center} ${css.below}`}>
        Already here? <Link to={`${pagePaths.signIn}${search}`}>Sign In</Link>
      </p>
    </>
  );
}
