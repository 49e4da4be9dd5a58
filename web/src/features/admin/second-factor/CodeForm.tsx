import { secondFactorCode } from '@schema/rules/adminaccess/second-factor';
import { secondFactorTexts } from '@schema/rules/adminaccess/second-factor-texts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { Button, TextField } from '@/ui';
import css from './SecondFactor.module.css';

const schema = z.object({ code: secondFactorCode });

type Props = {
  yes: string;
  /** Only codes of the app are taken, no recovery codes. */
  appOnly?: boolean;
  tone?: 'bad' | 'plain';
  onCode: (code: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Asks for a code of the authenticator app. */
export function CodeForm({ yes, appOnly = false, tone = 'plain', onCode, children }: Props) {
  const form = useDraftForm({
    name: null,
    initial: { code: '' },
    schema,
    failed: secondFactorTexts.failed,
    staysOpen: true,
    send: async ({ code }) => void (await onCode(code)),
  });
  return (
    <DraftForm form={form} className={css.form}>
      <TextField
        label={secondFactorTexts.codeLabel}
        description={appOnly ? undefined : secondFactorTexts.codeHint}
        autoComplete="one-time-code"
        inputMode={appOnly ? 'numeric' : 'text'}
        maxLength={20}
        {...form.field('code')}
      />
      <div className={css.buttons}>
        <Button type="submit" loading={form.isSending} {...(tone === 'bad' && { color: 'danger' })}>
          {yes}
        </Button>
        {children}
      </div>
    </DraftForm>
  );
}
