import { healthTexts } from '@schema/rules/health/health-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { HealthDocument } from '@/generated/documents';
import { useConfirmSecretMutation } from '@/generated/hooks';
import { Button, ConfirmDialog, notify } from '@/ui';
import css from './Health.module.css';

const texts = healthTexts.secret;

/** Says, once more asked, that the new secret of the server is the one that is meant. */
export function MeantSecret() {
  const [confirm] = useConfirmSecretMutation({
    refetchQueries: [HealthDocument],
    awaitRefetchQueries: true,
  });
  const [asked, setAsked] = useState<true | null>(null);
  return (
    <>
      <Button className={css.meant} size="sm" variant="default" onClick={() => setAsked(true)}>
        {texts.meant}
      </Button>
      <ConfirmDialog
        about={asked}
        words={() => ({ title: texts.sure, text: texts.lost, yes: texts.meant })}
        onYes={async () => {
          try {
            await confirm();
            notify.success(texts.done);
            return true;
          } catch (error) {
            notify.error(errorText(error, texts.failed));
            return false;
          }
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
