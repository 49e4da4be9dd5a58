import { profileTexts } from '@schema/rules/posts-texts';
import { profileLimits as limits } from '@schema/rules/profiles-texts';
import { Card, ChipsField, TextAreaField, TextField } from '@/ui';
import classes from './EditProfileForm.module.css';
import type { EditProfileFormState } from './useEditProfileForm';

type Props = {
  form: EditProfileFormState;
  /** Topics are for alumni. */
  hasTopics: boolean;
};

function BioField({ form: { draft, fieldErrors, edit } }: Pick<Props, 'form'>) {
  const { length } = draft.bio.trim();
  return (
    <TextAreaField
      label="Bio"
      data-path="bio"
      value={draft.bio}
      error={fieldErrors['bio']}
      minRows={4}
      hint={
        <span className={classes.count} data-over={length > limits.bio || undefined}>
          {length} of {limits.bio} characters
        </span>
      }
      placeholder="What do you do, and what may people ask you?"
      onChange={({ currentTarget }) => edit({ bio: currentTarget.value })}
    />
  );
}

/** What people say about themselves. */
export function AboutFields({ form, hasTopics }: Props) {
  const { draft, fieldErrors, edit } = form;
  return (
    <Card as="section" className={classes.card} aria-labelledby="about-title">
      <h2 id="about-title">About you</h2>
      <BioField form={form} />
      <TextField
        label="Location"
        data-path="location"
        autoComplete="address-level2"
        placeholder="Pune, India"
        value={draft.location}
        error={fieldErrors['location']}
        onChange={({ currentTarget }) => edit({ location: currentTarget.value })}
      />
      <ChipsField
        label="Interests"
        data-path="interests"
        description={`Enter or a comma ends a word. At most ${limits.interests}: they lead people to you.`}
        maxTags={limits.interests}
        value={draft.interests}
        error={fieldErrors['interests']}
        onChange={(interests) => edit({ interests })}
      />
      {hasTopics && (
        <ChipsField
          label={profileTexts.topics}
          data-path="alumniTopics"
          description={`What students may write to you about. At most ${limits.topics}.`}
          maxTags={limits.topics}
          value={draft.alumniTopics}
          error={fieldErrors['alumniTopics']}
          onChange={(alumniTopics) => edit({ alumniTopics })}
        />
      )}
    </Card>
  );
}
