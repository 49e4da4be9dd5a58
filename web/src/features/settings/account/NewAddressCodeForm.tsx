import { ownAccountTexts } from '@schema/rules/account/own-account-texts';
import { code } from '@schema/rules/identity/identity';
import { z } from 'zod';
import { errorText } from '@/core/errors';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { MailedCodeField, useCooldown } from '@/features/identity';
import { useConfirmEmailChangeMutation, useRequestEmailChangeMutation } from '@/generated/hooks';
import { Button, notify } from '@/ui';
import css from '../form/fields.module.css';

const schema = z.object({ otp: code });

type Props = {
  email: string;
  password: string | null;
  userId: string;
  onDone: () => void;
  onBack: () => void;
};

/** Proves the new address with its mailed code. */
export function NewAddressCodeForm({ email, password, userId, onDone, onBack }: Props) {
  const [confirm] = useConfirmEmailChangeMutation();
  const [request, { loading }] = useRequestEmailChangeMutation();
  const cooldown = useCooldown(`email:${email}`);
  const form = useDraftForm({
    name: null,
    initial: { otp: '' },
    schema,
    failed: ownAccountTexts.emailFailed,
    send: async ({ otp }) => {
      const { data } = await confirm({
        variables: { email, otp },
        update: (cache) => {
          cache.modify({
            id: cache.identify({ __typename: 'Settings', id: userId }) ?? '',
            fields: { email: () => email },
          });
        },
      });
      if (data) notify.success(data.confirmEmailChange.message);
    },
    onSent: onDone,
  });
  const resend = () =>
    void request({ variables: { email, password } }).then(
      () => cooldown.start(),
      (error: unknown) => notify.error(errorText(error, ownAccountTexts.emailFailed)),
    );
  return (
    <DraftForm form={form} className={css.form}>
      <MailedCodeField
        form={form}
        email={email}
        secondsLeft={cooldown.secondsLeft}
        resending={loading}
        onResend={resend}
      />
      <div className={css.buttons}>
        <Button type="submit" loading={form.isSending}>
          Change address
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Another address
        </Button>
      </div>
    </DraftForm>
  );
}
