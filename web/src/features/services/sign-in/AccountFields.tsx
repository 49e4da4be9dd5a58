import {
  signInWaysLimits as limits,
  signInWaysTexts as texts,
} from '@schema/rules/services/sign-in-ways-texts';
import { useId } from 'react';
import { TryButton } from '@/features/health';
import type { SignInWaysFieldsFragment } from '@/generated/documents';
import { useTryCollegeAccountsMutation } from '@/generated/hooks';
import { LockedField, PasswordField, TextField } from '@/ui';
import { Addresses } from './Addresses';
import css from './SignIn.module.css';
import { goesOn, type SignInForm } from './sign-in-form';

type Ways = SignInWaysFieldsFragment;
type Props = { form: SignInForm; ways: Ways };

const plain = { autoCapitalize: 'off', autoComplete: 'off', spellCheck: false } as const;

function secretAbout(ways: Ways, form: SignInForm): string {
  if (ways.isSecretLost) return texts.secretLost;
  if (goesOn(ways, form.values)) return texts.secretKept;
  return ways.hasSecret ? texts.secretAgain : texts.secretNone;
}

/** By what the provider knows us, and what people read. */
function ClientFields({ form, ways }: Props) {
  const { field } = form;
  return (
    <>
      <div className={css.pair}>
        <TextField
          label={texts.clientId}
          description={texts.clientIdAbout}
          required
          maxLength={limits.clientId}
          {...plain}
          {...field('clientId')}
        />
        <PasswordField
          label={texts.secret}
          description={secretAbout(ways, form)}
          maxLength={limits.secret}
          autoComplete="off"
          {...field('secret')}
        />
      </div>
      <div className={css.pair}>
        <TextField
          label={texts.name}
          description={texts.nameAbout}
          maxLength={limits.name}
          {...field('name')}
        />
        <TextField
          label={texts.scope}
          description={texts.scopeAbout}
          maxLength={limits.scope}
          {...plain}
          {...field('scope')}
        />
      </div>
    </>
  );
}

/** Who of those that come so is verified. */
function RuleFields({ form: { field } }: { form: SignInForm }) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={css.form}>
      <div>
        <h4 id={heading} className={css.heading}>
          {texts.verified}
        </h4>
        <p className={css.quiet}>{texts.verifiedAbout}</p>
      </div>
      {(['domains', 'groups', 'claims'] as const).map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          description={texts[`${name}About`]}
          maxLength={limits.rules}
          {...plain}
          {...field(name)}
        />
      ))}
    </div>
  );
}

/** What is typed is tried out, saved or not. */
function TryAccounts({ form }: { form: SignInForm }) {
  const [tryAccounts] = useTryCollegeAccountsMutation();
  const ask = async () => {
    const typed = form.typed();
    if (!typed) return null;
    const { secret, ...accounts } = typed;
    try {
      const { data } = await tryAccounts({ variables: { accounts, secret: secret || null } });
      return data ? { ...data.tryCollegeAccounts, said: null } : null;
    } catch (error) {
      if (form.blameBy(error)) return null;
      throw error;
    }
  };
  return (
    <div>
      <TryButton label={texts.try} failed={texts.tryFailed} ask={ask} />
      <p className={css.quiet}>{texts.tryAbout}</p>
    </div>
  );
}

/** The accounts of the college: fields, or what the environment says of them. */
export function AccountFields({ form, ways }: Props) {
  const isOn = form.values.issuer.trim() !== '';
  return (
    <>
      <TextField
        label={texts.issuer}
        description={texts.issuerAbout}
        maxLength={limits.issuer}
        inputMode="url"
        {...plain}
        {...form.field('issuer')}
      />
      {isOn && (
        <>
          <ClientFields form={form} ways={ways} />
          <RuleFields form={form} />
          <TryAccounts form={form} />
        </>
      )}
    </>
  );
}

/** What the environment says of them, as it is. */
export const LockedAccounts = ({ accounts }: Pick<Ways, 'accounts'>) => (
  <>
    <p className={css.quiet}>{texts.locked}</p>
    {(['issuer', 'clientId', 'name', 'scope', 'domains', 'groups', 'claims'] as const).map(
      (name) => (
        <LockedField
          key={name}
          label={texts[name]}
          value={accounts[name] || texts.none}
          description={texts.lockedShort}
        />
      ),
    )}
  </>
);

/** Above both. */
export const AccountsHead = ({ ways }: { ways: Ways }) => (
  <>
    <div>
      <h3 className={css.heading}>{texts.accounts}</h3>
      <p className={css.quiet}>{texts.accountsAbout}</p>
    </div>
    <Addresses {...ways} />
  </>
);
