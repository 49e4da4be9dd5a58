import {
  isPasswordSafe,
  mailServerLimits as limits,
  mailPorts,
  mailSecurities,
  mailServerTexts as texts,
} from '@schema/rules/services/mail-server-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFailure } from '@/core/forms/FormFoot';
import { LetterButton } from '@/features/health';
import type { MailServerFieldsFragment } from '@/generated/documents';
import { useTryMailServerMutation } from '@/generated/hooks';
import { Button, LockedField, PasswordField, SelectField, TextField } from '@/ui';
import { ProofFields } from '../forms/ProofFields';
import css from './MailServer.module.css';
import { goesOn, type MailForm, useMailForm } from './mail-form';

type Settings = MailServerFieldsFragment;
type PartProps = { form: MailForm; settings: Settings };

const securities = mailSecurities.map((value) => ({ value, label: texts.securities[value] }));
const usualPorts = Object.values(mailPorts).map(String);

/** Where the server is, and how it is spoken to. */
function ServerFields({ form: { field, values, set } }: { form: MailForm }) {
  return (
    <>
      <TextField
        label={texts.host}
        description={texts.hostAbout}
        required
        maxLength={limits.host}
        autoCapitalize="off"
        spellCheck={false}
        inputMode="url"
        {...field('host')}
      />
      <div className={css.pair}>
        <SelectField
          label={texts.security}
          data={securities}
          {...field('security')}
          onChoose={(security) => {
            if (usualPorts.includes(values.port.trim())) set('port', String(mailPorts[security]));
          }}
        />
        <TextField
          label={texts.port}
          required
          inputMode="numeric"
          maxLength={5}
          {...field('port')}
        />
      </div>
    </>
  );
}

function passwordAbout(settings: Settings, form: MailForm): string {
  if (settings.isPasswordLost) return texts.passwordLost;
  if (goesOn(settings, form.values)) return texts.passwordKept;
  return settings.hasPassword ? texts.passwordAgain : texts.passwordNone;
}

/** The account there. */
function AccountFields({ form, settings }: PartProps) {
  const { field, values } = form;
  const isSafe = isPasswordSafe(values.security, values.host);
  return (
    <>
      <TextField
        label={texts.user}
        description={isSafe ? texts.userAbout : texts.wrong.inTheClear}
        maxLength={limits.user}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        {...field('user')}
      />
      {values.user.trim() !== '' && (
        <PasswordField
          label={texts.password}
          description={passwordAbout(settings, form)}
          maxLength={limits.password}
          autoComplete="off"
          {...field('password')}
        />
      )}
    </>
  );
}

function SenderFields({ form: { field }, settings }: PartProps) {
  if (settings.isSenderLocked)
    return (
      <LockedField
        label={texts.senderAddress}
        value={settings.sender}
        description={texts.senderLocked}
      />
    );
  return (
    <div className={css.pair}>
      <TextField
        label={texts.senderAddress}
        description={texts.senderAddressAbout}
        required
        type="email"
        maxLength={254}
        {...field('senderAddress')}
      />
      <TextField
        label={texts.senderName}
        description={texts.senderNameAbout}
        maxLength={limits.senderName}
        {...field('senderName')}
      />
    </div>
  );
}

/** What is typed is tried out, saved or not. */
function TryLetter({ form, onSent }: { form: MailForm; onSent: () => void }) {
  const [tryServer] = useTryMailServerMutation();
  const ask = async () => {
    const typed = form.typed();
    if (!typed) return null;
    const { password, ...server } = typed;
    try {
      const { data } = await tryServer({ variables: { server, password: password || null } });
      return data?.tryMailServer ?? null;
    } catch (error) {
      if (form.blameBy(error)) return null;
      throw error;
    }
  };
  return <LetterButton label={texts.try} failed={texts.tryFailed} ask={ask} onSent={onSent} />;
}

type Props = {
  settings: Settings;
  /** A letter was sent, or the settings were saved. */
  onDone: () => void;
};

/** The mail server: its fields, a letter that tries them out, and the button that saves them. */
export function MailServerForm({ settings, onDone }: Props) {
  const form = useMailForm(settings, onDone);
  return (
    <DraftForm form={form} leave={{ text: texts.leave, isLost: false }} className={css.form}>
      <ServerFields form={form} />
      <AccountFields form={form} settings={settings} />
      <SenderFields form={form} settings={settings} />
      <ProofFields
        texts={texts}
        asksForCode={settings.asksForCode}
        asksPassword={form.asksPassword}
        isChanged={form.isChanged}
        code={form.field('code')}
        ownPassword={form.field('ownPassword')}
      />
      <FormFailure form={form} />
      <div className={css.buttons}>
        <Button type="submit" loading={form.isSending} disabled={!form.isChanged}>
          {texts.save}
        </Button>
        <TryLetter form={form} onSent={onDone} />
      </div>
      <p className={css.quiet}>{texts.tryAbout}</p>
    </DraftForm>
  );
}
