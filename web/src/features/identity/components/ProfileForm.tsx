import { useId } from 'react';
import type { ViewerFragment } from '@/generated/documents';
import { Button, TextField } from '@/ui';
import { identityErrors } from '@schema/rules/identity-texts';
import { profileForm, type ProfileValues } from '../complete-profile-form';
import { missingFields } from '../person';
import { useDraft } from '../useDraft';
import { useRulesForm } from '../useRulesForm';
import css from './form.module.css';
import { Missing } from './Missing';
import { StudyFields } from './StudyFields';
import { TermsField } from './TermsField';

export const profileDraft = 'identity.completeProfile';
const nothing: readonly (keyof ProfileValues)[] = [];

const valuesOf = ({ user, email }: ViewerFragment): ProfileValues => ({
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

/** What an account that came through Google still lacks. Two ways on: Register, or Verify College. */
export function ProfileForm({ me, leaving, onSubmit }: Props) {
  const draft = useDraft(`${profileDraft}.${me.id}`, valuesOf(me), nothing);
  const { form, submit, busy } = useRulesForm({
    schema: profileForm,
    initialValues: { ...draft.initial, email: me.email },
    onValuesChange: draft.save,
    linked: ['yearOfGraduation'],
  });
  const missing = missingFields(form.values);
  const missingId = useId();
  const asleep = missing.length > 0 || leaving;
  const button = (to: Next) =>
    ({
      type: 'submit',
      size: 'md',
      value: to,
      disabled: asleep,
      'aria-describedby': missingId,
      loading: busy && !leaving,
    }) as const;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit(async (values, pressed) => {
        await onSubmit(values, pressed === '/verification' ? pressed : '/feed');
        draft.forget();
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
      <Missing fields={missing} id={missingId} />
    </form>
  );
}
