import { profileTexts } from '@schema/rules/posts/posts-texts';
import { profileLimits as limits, profileLinkLabels } from '@schema/rules/profiles/profiles-texts';
import { Card, ChipsField, TextAreaField, TextField } from '@/ui';
import classes from './EditProfileForm.module.css';
import type { EditProfileFormState } from './useEditProfileForm';

type Props = {
  form: EditProfileFormState;
  /** Topics are for alumni. */
  hasTopics: boolean;
};

const linkFields = [
  { name: 'linkedInUrl', placeholder: 'linkedin.com/in/asha-rao' },
  { name: 'gitHubUrl', placeholder: 'github.com/asha-rao' },
] as const;

function BioField({ form }: Pick<Props, 'form'>) {
  const { length } = form.values.bio.trim();
  return (
    <TextAreaField
      label="Bio"
      {...form.field('bio')}
      minRows={4}
      hint={
        <span className={classes.count} data-over={length > limits.bio || undefined}>
          {length} of {limits.bio} characters
        </span>
      }
      placeholder="What do you do, and what may people ask you?"
    />
  );
}

/** What people say about themselves. */
export function AboutFields({ form, hasTopics }: Props) {
  return (
    <Card as="section" className={classes.card} aria-labelledby="about-title">
      <h2 id="about-title">About you</h2>
      <BioField form={form} />
      <TextField
        label="Location"
        autoComplete="address-level2"
        placeholder="Pune, India"
        {...form.field('location')}
      />
      {linkFields.map(({ name, placeholder }) => (
        <TextField
          key={name}
          label={profileLinkLabels[name]}
          inputMode="url"
          placeholder={placeholder}
          {...form.field(name)}
        />
      ))}
      <ChipsField
        label="Interests"
        description={`Enter or a comma ends a word. At most ${limits.interests}: they lead people to you.`}
        maxTags={limits.interests}
        {...form.field('interests')}
      />
      {hasTopics && (
        <ChipsField
          label={profileTexts.topics}
          description={`What students may write to you about. At most ${limits.topics}.`}
          maxTags={limits.topics}
          {...form.field('alumniTopics')}
        />
      )}
    </Card>
  );
}
