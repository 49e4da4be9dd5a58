import { signInWaysTexts as texts } from '@schema/rules/services/sign-in-ways-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFailure } from '@/core/forms/FormFoot';
import type { SignInWaysFieldsFragment } from '@/generated/documents';
import { Button, LockedField, TextField } from '@/ui';
import { ProofFields } from '../forms/ProofFields';
import { AccountFields, AccountsHead, LockedAccounts } from './AccountFields';
import css from './SignIn.module.css';
import { type SignInForm as Form, useSignInForm } from './sign-in-form';

type Ways = SignInWaysFieldsFragment;

/** Google: the field, or what the environment says of it. */
function GooglePart({ form, ways }: { form: Form; ways: Ways }) {
  return (
    <section className={css.part} aria-labelledby="google-heading">
      <div>
        <h3 id="google-heading" className={css.heading}>
          {texts.google}
        </h3>
        <p className={css.quiet}>{texts.googleAbout}</p>
      </div>
      {ways.isGoogleLocked ? (
        <LockedField
          label={texts.googleClientId}
          value={ways.googleClientId}
          description={texts.googleLocked}
        />
      ) : (
        <TextField
          label={texts.googleClientId}
          maxLength={200}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          {...form.field('googleClientId')}
        />
      )}
    </section>
  );
}

/** The ways to sign in: what is set here, what is locked, and the button that saves them. */
export function SignInForm({ ways }: { ways: Ways }) {
  const form = useSignInForm(ways);
  const isLocked = ways.areAccountsLocked && ways.isGoogleLocked;
  return (
    <DraftForm form={form} leave={{ text: texts.leave, isLost: false }} className={css.form}>
      <section className={css.part} aria-label={texts.accounts}>
        <AccountsHead ways={ways} />
        {ways.areAccountsLocked ? (
          <LockedAccounts accounts={ways.accounts} />
        ) : (
          <AccountFields form={form} ways={ways} />
        )}
      </section>
      <GooglePart form={form} ways={ways} />
      <ProofFields
        texts={texts}
        asksForCode={ways.asksForCode}
        asksPassword={form.asksPassword}
        isChanged={form.isChanged}
        code={form.field('code')}
        ownPassword={form.field('ownPassword')}
      />
      <FormFailure form={form} />
      {!isLocked && (
        <div className={css.buttons}>
          <Button type="submit" loading={form.isSending} disabled={!form.isChanged}>
            {texts.save}
          </Button>
        </div>
      )}
    </DraftForm>
  );
}
