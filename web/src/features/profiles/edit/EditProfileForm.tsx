import { leaveTexts } from '@schema/rules/common-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { DraftForm } from '@/core/forms/DraftForm';
import type { OwnProfileFieldsFragment } from '@/generated/documents';
import { Card, LinkButton, SaveBar, TextField } from '@/ui';
import { AboutFields } from './AboutFields';
import classes from './EditProfileForm.module.css';
import { useEditProfileForm } from './useEditProfileForm';

type Props = { profile: OwnProfileFieldsFragment };

/**
 * The form in which people write about themselves. Changes that are not saved yet are kept on this
 * device; saving shows at once and is taken back when refused.
 */
export function EditProfileForm({ profile }: Props) {
  const form = useEditProfileForm(profile);
  const { isChanged, isSending } = form;
  return (
    <DraftForm
      form={form}
      leave={{ text: leaveTexts.profileIsStored, isLost: false }}
      className={classes.form}
    >
      <AboutFields form={form} hasTopics={profile.user.role === 'alumni'} />
      <Card as="section" className={classes.card} aria-labelledby="contact-title">
        <h2 id="contact-title">Contact</h2>
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          description="Your connections see it, and your e-mail address; besides them only admins do."
          {...form.field('contact')}
        />
      </Card>
      <SaveBar
        hasUnsaved={isChanged}
        isSaving={isSending}
        state={isChanged ? 'Not saved yet, kept on this device' : 'Everything is saved'}
        onDiscard={form.startAgain}
      >
        <LinkButton to={pagePathOf.profile(profile.id)} variant="default">
          View profile
        </LinkButton>
      </SaveBar>
    </DraftForm>
  );
}
