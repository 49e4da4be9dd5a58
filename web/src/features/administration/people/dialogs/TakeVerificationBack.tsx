import { verificationTexts } from '@schema/rules/account/verification-texts';
import { adminTexts } from '@schema/rules/administration/admin-texts';
import { useState } from 'react';
import { ReasonDialog } from '@/features/admin';
import type { AdminUserFieldsFragment } from '@/generated/documents';
import { useTakeVerificationBackMutation } from '@/generated/hooks';
import { Button, notify } from '@/ui';

const texts = verificationTexts.takeBack;

/** Takes the verification of a person back, with a reason that is mailed. */
export function TakeVerificationBack({
  person: { id, fullName },
  onChanged,
}: {
  person: Pick<AdminUserFieldsFragment, 'id' | 'fullName'>;
  onChanged: () => void;
}) {
  const [opened, setOpened] = useState(false);
  const [takeBack] = useTakeVerificationBackMutation();
  const run = async (reason: string) => {
    await takeBack({ variables: { id, reason } });
    notify.success(texts.done(fullName));
    onChanged();
  };
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {texts.action}
      </Button>
      <ReasonDialog
        subject={`unverify ${id}`}
        opened={opened}
        onClose={() => setOpened(false)}
        title={texts.title(fullName)}
        text={texts.text}
        yes={texts.yes}
        failed={adminTexts.actionFailed(`/users/${id}`)}
        onConfirm={run}
      />
    </>
  );
}
