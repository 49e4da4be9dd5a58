import { firstAdminForm as schema } from '@schema/rules/identity/first-admin';
import { firstAdminTexts as texts } from '@schema/rules/identity/first-admin-texts';
import { nameMaxLength } from '@schema/rules/identity/identity';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFailure } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { AuthFrame, NewPasswordFields, storeToken } from '@/features/identity';
import { useIsWithoutAdminQuery, useMakeFirstAdminMutation } from '@/generated/hooks';
import { Button, ErrorState, LinkButton, notify, TextField, TextSkeleton } from '@/ui';
import css from '../second-factor/SecondFactor.module.css';

/** The account of the first admin, who goes on to the steps of the beginning. */
function Form({ code, onTaken }: { code: string; onTaken: () => void }) {
  const navigate = useNavigate();
  const [make] = useMakeFirstAdminMutation();
  const form = useDraftForm({
    name: null,
    initial: { code, fullName: '', email: '', newPassword: '', confirmPassword: '' },
    schema,
    failed: texts.failed,
    failureIn: 'form',
    send: async ({ confirmPassword: _, ...variables }) => {
      const { data } = await make({ variables });
      storeToken(data?.makeFirstAdmin.token);
      notify.success(texts.made);
      void navigate(data?.makeFirstAdmin.redirectTo ?? pagePaths.admin, { replace: true });
    },
    onRefused: ({ code: refusal, fields }) => {
      if (refusal === 'CONFLICT' && !fields['email']) onTaken();
    },
  });
  return (
    <DraftForm form={form} className={`${css.form} ${css.entry}`}>
      <TextField
        label={texts.code}
        description={texts.codeAbout}
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code')}
      />
      <TextField
        label={texts.name}
        required
        maxLength={nameMaxLength}
        autoComplete="name"
        {...form.field('fullName')}
      />
      <TextField
        label={texts.email}
        description={texts.emailAbout}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <NewPasswordFields form={form} />
      <FormFailure form={form} />
      <Button type="submit" size="md" loading={form.isSending}>
        {texts.make}
      </Button>
    </DraftForm>
  );
}

function Found({ code }: { code: string }) {
  const { data, error, refetch } = useIsWithoutAdminQuery({ fetchPolicy: 'network-only' });
  const lookAnew = () => void refetch().catch(() => undefined);
  if (!data)
    return error ? (
      <ErrorState title={errorText(error, texts.failed)} onRetry={lookAnew} />
    ) : (
      <TextSkeleton lines={4} />
    );
  if (data.isWithoutAdmin) return <Form code={code} onTaken={lookAnew} />;
  return (
    <div className={`${css.form} ${css.entry}`}>
      <p role="status">{texts.isDone}</p>
      <LinkButton to={pagePaths.adminSignIn}>{texts.signIn}</LinkButton>
    </div>
  );
}

/**
 * `/admin/first#CODE`: the first admin of a college makes their account. No server ever sees the
 * code in an address.
 */
export default function FirstAdminPage() {
  const { hash } = useLocation();
  const [code] = useState(hash.slice(1));
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <Found code={code} />
    </AuthFrame>
  );
}
