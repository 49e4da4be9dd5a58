import { type FormEvent, useState } from 'react';
import { readError } from '@/core/errors';
import { useForgetAccount } from '@/features/identity';
import { useDeleteAccountMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, PasswordField } from '@/ui';
import { settingsTexts } from '@schema/rules/settings-texts';
import css from '../form/fields.module.css';

type Props = { opened: boolean; hasPassword: boolean; onClose: () => void };

/**
 * Asks once more before the account is deleted, and for the password where the sign-in is a while
 * ago.
 */
export function DeleteDialog({ opened, hasPassword, onClose }: Props) {
  const [remove, { loading }] = useDeleteAccountMutation();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
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
        setRefusal(text);
        if (code !== 'FORBIDDEN' || !hasPassword) notify.error(text);
        return undefined;
      },
    );
  };
  return (
    <Modal opened={opened} onClose={close} title="Delete Account">
      <form className={css.form} noValidate onSubmit={submit}>
        <p>{settingsTexts.deleteGoes}</p>
        <p>{settingsTexts.deleteAsk}</p>
        {refusal && hasPassword && (
          <PasswordField
            label="Your password"
            autoFocus
            autoComplete="current-password"
            error={refusal}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        <DialogFoot>
          <Button variant="default" data-autofocus onClick={close}>
            {settingsTexts.cancel}
          </Button>
          <Button type="submit" color="danger" loading={loading}>
            {settingsTexts.deleteYes}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
