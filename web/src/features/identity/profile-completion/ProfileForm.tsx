import { identityErrors } from '@schema/rules/identity-texts';
import { useId, useState } from 'react';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
import type { ViewerFragment } from '@/generated/documents';
import { Button, TextField } from '@/ui';
import css from '../form/form.module.css';
import { MissingFields } from '../form/MissingFields';
import { missingFields } from '../form/person';
import { StudyFields } from '../form/StudyFields';
import { TermsField } from '../form/TermsField';
import { type ProfileValues, profileDraft, profileForm } from './complete-profile-form';

const toProfileValues = ({ user, email }: ViewerFragment): ProfileValues => ({
  fullName: user.fullName,
  email,
  degreeType: user.degreeType ?? '',
  stream: user.stream ?? '',
  specialisation: user.specialisation ?? '',
  yearOfGraduation: user.yearOfGraduation ?? '',
  role: '',
  terms: false,
});

export type Next = '/feed' | '/verification';
type Props = {
  me: ViewerFragment;
  leaving: boolean;
  onSubmit: (values: ProfileValues, next: Next) => Promise<void>;
};

/**
 * Asks for what an account made through Google still lacks. Its buttons lead to the feed, or on to
 * the verification.
 */
export function ProfileForm({ me, leaving, onSubmit }: Props) {
  const [draft] = useState(() => profileDraft(me.id));
  const [initial] = useState(() => draft.over(toProfileValues(me)));
  const { form, submit, busy } = useSchemaForm({
    schema: profileForm,
    initialValues: { ...initial, email: me.email },
    onValuesChange: draft.write,
    linked: ['yearOfGraduation'],
  });
  const missing = missingFields(form.values);
  const missingId = useId();
  const disabled = missing.length > 0 || leaving;
  const button = (to: Next) =>
    ({
      type: 'submit',
      size: 'md',
      value: to,
      disabled: disabled,
      'aria-describedby': missingId,
      loading: busy && !leaving,
    }) as const;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit(async (values, pressed) => {
        await onSubmit(values, pressed === '/verification' ? pressed : '/feed');
        draft.remove();
      }, identityErrors.registration)}
    >
      <TextField label="Full name" autoComplete="name" {...form.getInputProps('fullName')} />
      <TextField label="Email" readOnly disabled {...form.getInputProps('email')} />
      <TextField label="College" value={me.user.college} disabled readOnly />
      <StudyFields form={form} />
      <TermsField
        to="/terms"
        checked={form.values.terms}
        onChange={(terms) => form.setFieldValue('terms', terms)}
      />
      <div className={css.actions} data-two>
        <Button {...button('/feed')} variant="default">
          Register
        </Button>
        <Button {...button('/verification')}>Verify College</Button>
      </div>
      <MissingFields fields={missing} id={missingId} />
    </form>
  );
}
