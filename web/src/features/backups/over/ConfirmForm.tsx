import { secondFactorCode } from '@schema/rules/adminaccess/second-factor';
import { backupTexts } from '@schema/rules/backups/backups-texts';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useRestoreKeptMutation } from '@/generated/hooks';
import { Button, DialogFoot, TextField } from '@/ui';
import css from '../restore.module.css';

const texts = backupTexts.over;

type Props = {
  /** Null: the one that was brought. */
  name: string | null;
  /** What has to be typed. */
  college: string;
  onClose: () => void;
  onBegun: () => void;
};

/** The last step of a restore over a college: its name is typed, and a code is given. */
export function ConfirmForm({ name, college, onClose, onBegun }: Props) {
  const [restore] = useRestoreKeptMutation();
  const form = useDraftForm({
    name: null,
    initial: { college: '', code: '' },
    schema: z.object({
      college: z
        .string()
        .trim()
        .refine((typed) => typed === college, texts.wrongCollege),
      code: secondFactorCode,
    }),
    failed: backupTexts.first.restoreFailed,
    staysOpen: true,
    send: async (typed) => {
      await restore({ variables: { name, ...typed } });
      onBegun();
    },
  });
  return (
    <DraftForm form={form} className={css.part}>
      <TextField label={texts.college(college)} autoComplete="off" {...form.field('college')} />
      <TextField
        label={texts.code}
        description={texts.codeHint}
        autoComplete="one-time-code"
        maxLength={20}
        {...form.field('code')}
      />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {backupTexts.cancel}
        </Button>
        <Button type="submit" color="danger" loading={form.isSending}>
          {texts.yes}
        </Button>
      </DialogFoot>
    </DraftForm>
  );
}
