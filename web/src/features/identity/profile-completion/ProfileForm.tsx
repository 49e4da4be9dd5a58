import { identityErrors } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import { useId } from 'react';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { ViewerFragment } from '@/generated/documents';
import { Button, TextField } from '@/ui';
import css from '../form/form.module.css';
import { MissingFields } from '../form/MissingFields';
import { missingFields } from '../form/person';
import { StudyFields } from '../form/StudyFields';
import { TermsField } from '../form/TermsField';
import { type ProfileValues, profileForm, storedProfile } from './complete-profile-form';

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
 * Asks for what an account made through Google, or by the college's own, still lacks. Its buttons
 * lead to the feed, or on to the verification of who is not verified yet.
 */
export function ProfileForm({ me, leaving, onSubmit }: Props) {
  const form = useDraftForm({
    name: { shared: `identity.completeProfile.${me.id}` },
    area: 'tab',
    initial: toProfileValues(me),
    read: (stored) => storedProfile.safeParse(stored).data,
    schema: profileForm,
    failed: identityErrors.registration,
    send: (_checked, { values, button: pressed }) =>
      onSubmit(values, pressed === pagePaths.verification ? pressed : pagePaths.feed),
  });
  // By the accounts of the college, or its mail, before the profile is complete.
  const { isVerified } = me;
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
      loading: form.isSending && !leaving,
    }) as const;
  return (
    <DraftForm form={form} className={css.form}>
      <TextField label="Full name" autoComplete="name" {...form.field('fullName')} />
      <TextField label="Email" readOnly disabled {...form.field('email')} />
      <TextField label="College" value={me.user.college} disabled readOnly />
      <StudyFields form={form} />
      <TermsField
        to={pages.terms.also[0]}
        checked={form.values.terms}
        onChange={(terms) => form.set('terms', terms)}
      />
      <div className={css.actions} data-two={!isVerified || undefined}>
        <Button {...button(pagePaths.feed)} variant={isVerified ? 'filled' : 'default'}>
          Register
        </Button>
        {!isVerified && <Button {...button(pagePaths.verification)}>Verify College</Button>}
      </div>
      <MissingFields fields={missing} id={missingId} />
    </DraftForm>
  );
}
