import { secondFactorCode, secondFactorTexts } from '@schema/rules/second-factor-texts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
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
  const { form, submit, busy } = useSchemaForm({ schema, initialValues: { code: '' } });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit(async (values) => {
        await onCode(schema.parse(values).code);
        form.reset();
      }, secondFactorTexts.failed)}
    >
      <TextField
        label={secondFactorTexts.codeLabel}
        description={appOnly ? undefined : secondFactorTexts.codeHint}
        autoComplete="one-time-code"
        inputMode={appOnly ? 'numeric' : 'text'}
        maxLength={20}
        {...form.getInputProps('code')}
      />
      <div className={css.buttons}>
        <Button type="submit" loading={busy} {...(tone === 'bad' && { color: 'danger' })}>
          {yes}
        </Button>
        {children}
      </div>
    </form>
  );
}
