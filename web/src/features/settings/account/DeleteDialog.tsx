import { settingsTexts } from '@schema/rules/settings-texts';
import { type FormEvent, useState } from 'react';
import { readError } from '@/core/errors';
import { useForgetAccount } from '@/features/identity';
import { useDeleteAccountMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, PasswordField } from '@/ui';
import css from '../form/fields.module.css';
import { SignInAgain } from './SignInAgain';

type Props = { opened: boolean; hasPassword: boolean; onClose: () => void };

/** What the api refused, and whether a password or a new sign-in would lift it. */
type Refusal = { text: string; isOfSignIn: boolean };

/**
 * Asks once more before the account is deleted, and for the password where the sign-in is a while
 * ago; who has none signs in again, and comes back.
 */
export function DeleteDialog({ opened, hasPassword, onClose }: Props) {
  const [remove, { loading }] = useDeleteAccountMutation();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const forget = useForgetAccount();
  const close = () => {
    setPassword('');
    setRefusal(null);
    onClose();
  };
  const leave = async (text: string) => {
    await forget('/signin');
    notify.success(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    remove({ variables: { password: password || null } }).then(
      () => leave(settingsTexts.deleted),
      (error: unknown) => {
        const { code, text } = readError(error, settingsTexts.deleteFailed);
        // Another device was faster.
        if (text === settingsTexts.userGone) return leave(settingsTexts.deleted);
        setRefusal({ text, isOfSignIn: code === 'FORBIDDEN' });
        if (code !== 'FORBIDDEN') notify.error(text);
        return undefined;
      },
    );
  };
  // Without a password, a new sign-in is the only proof.
  const mustSignIn = refusal?.isOfSignIn === true && !hasPassword;
  return (
    <Modal opened={opened} onClose={close} title="Delete Account">
      <form className={css.form} noValidate onSubmit={submit}>
        <p>{settingsTexts.deleteGoes}</p>
        <p>{settingsTexts.deleteAsk}</p>
        {mustSignIn && <p role="alert">{refusal.text}</p>}
        {refusal && hasPassword && (
          <PasswordField
            label="Your password"
            autoFocus
            autoComplete="current-password"
            error={refusal.text}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        <DialogFoot>
          <Button variant="default" data-autofocus onClick={close}>
            {settingsTexts.cancel}
          </Button>
          {mustSignIn ? (
            <SignInAgain section="data" />
          ) : (
            <Button type="submit" color="danger" loading={loading}>
              {settingsTexts.deleteYes}
            </Button>
          )}
        </DialogFoot>
      </form>
    </Modal>
  );
}
