import { pagePaths } from '@schema/rules/pages/page-paths';
import { settingsTexts } from '@schema/rules/settings/settings-texts';
import { useState } from 'react';
import { z } from 'zod';
import { signedInId } from '@/core/auth';
import { errorText } from '@/core/errors';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFailure } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useForgetAccount } from '@/features/identity';
import { useDeleteAccountMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, PasswordField } from '@/ui';
import css from '../form/fields.module.css';
import { SignInAgain } from './SignInAgain';

type Props = { opened: boolean; hasPassword: boolean; onClose: () => void };

const schema = z.object({ password: z.string() });

function DeleteForm({ hasPassword, onClose }: Omit<Props, 'opened'>) {
  const [remove] = useDeleteAccountMutation();
  /** What the api refused: whether a password or a new sign-in would lift it. */
  const [refused, setRefused] = useState<'signIn' | 'other' | null>(null);
  const forget = useForgetAccount();
  const form = useDraftForm({
    name: null,
    initial: { password: '' },
    schema,
    failed: settingsTexts.deleteFailed,
    failureIn: 'form',
    send: async ({ password }) => {
      // The socket may tell that the session has ended before the answer is here.
      const userId = signedInId();
      await remove({ variables: { password: password || null } }).catch((error: unknown) => {
        // Another device was faster.
        if (errorText(error, settingsTexts.deleteFailed) !== settingsTexts.userGone) throw error;
      });
      await forget(pagePaths.signIn, userId);
      notify.success(settingsTexts.deleted);
    },
    onRefused: ({ code }) => setRefused(code === 'FORBIDDEN' ? 'signIn' : 'other'),
  });
  const asksPassword = refused !== null && hasPassword;
  return (
    <DraftForm form={form} className={css.form}>
      <p>{settingsTexts.deleteGoes}</p>
      <p>{settingsTexts.deleteAsk}</p>
      {!asksPassword && <FormFailure form={form} />}
      {asksPassword && (
        <PasswordField
          label="Your password"
          autoFocus
          autoComplete="current-password"
          {...form.field('password')}
          error={form.failure}
        />
      )}
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {settingsTexts.cancel}
        </Button>
        {/* Without a password, a new sign-in is the only proof. */}
        {refused === 'signIn' && !hasPassword ? (
          <SignInAgain section="data" />
        ) : (
          <Button type="submit" color="danger" loading={form.isSending}>
            {settingsTexts.deleteYes}
          </Button>
        )}
      </DialogFoot>
    </DraftForm>
  );
}

/**
 * Asks once more before the account is deleted, and for the password where the sign-in is a while
 * ago; who has none signs in again, and comes back.
 */
export const DeleteDialog = ({ opened, ...props }: Props) => (
  <Modal opened={opened} onClose={props.onClose} title="Delete Account">
    <DeleteForm {...props} />
  </Modal>
);
