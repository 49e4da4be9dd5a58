import { type FormEvent, useState } from 'react';
import { readError } from '@/core/errors';
import { formKey, persisted } from '@/core/persisted';
import { usePersistedState } from '@/core/usePersistedState';
import { LeaveGuard } from '@/features/careers';
import type { ProfileOwnFragment } from '@/generated/documents';
import { useUpdateProfileMutation } from '@/generated/hooks';
import {
  Button,
  Card,
  ChipsField,
  ConfirmDialog,
  stickyFootRef,
  LinkButton,
  notify,
  TextAreaField,
  TextField,
} from '@/ui';
import { profileTexts } from '@schema/rules/posts-texts';
import { profileEdit } from '@schema/rules/profiles';
import { discardTexts, editTexts, profileLimits as limits } from '@schema/rules/profiles-texts';
import { changed, saidOf, withKept, type Said } from '../../edited';
import classes from './EditProfileForm.module.css';

type Props = { profile: ProfileOwnFragment };
type Wrong = Partial<Record<string, string>>;

/** What one says of oneself. Words that are not saved yet are kept on this device; saving shows at once and is taken back when refused. */
export function EditProfileForm({ profile }: Props) {
  const base = saidOf(profile);
  // The changes alone are kept: what another device saved meanwhile is not undone by old words.
  const [kept, keep] = usePersistedState<unknown>(
    persisted(formKey('profile'), { parse: (stored) => stored }),
    null,
  );
  const said = withKept(base, kept);
  const changes = changed(base, said);
  const isDirty = Object.keys(changes).length > 0;
  const [wrong, setWrong] = useState<Wrong>({});
  const [discarding, setDiscarding] = useState(false);
  const [update, { loading }] = useUpdateProfileMutation();
  const isAlumni = profile.user.role === 'alumni';

  const set = (part: Partial<Said>) => {
    const next = changed(base, { ...said, ...part });
    keep(Object.keys(next).length > 0 ? next : null);
    setWrong((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))),
    );
  };

  const show = (form: HTMLElement, fields: Wrong) => {
    setWrong(fields);
    const first = ['bio', 'location', 'contact', 'interests', 'alumniTopics'].find(
      (name) => fields[name],
    );
    const field = first ? form.querySelector<HTMLElement>(`[data-path="${first}"]`) : null;
    field?.focus({ preventScroll: true });
    // In the middle: at the edge the bars of a phone would lie over it.
    field?.scrollIntoView({ block: 'center' });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading || !isDirty) return;
    const form = event.currentTarget;
    const checked = profileEdit.safeParse(changes);
    if (!checked.success)
      return show(
        form,
        Object.fromEntries(
          [...checked.error.issues]
            .reverse()
            .map(({ path, message }) => [String(path[0]), message]),
        ),
      );
    const now = {
      bio: profile.bio,
      location: profile.location,
      contact: profile.contact,
      interests: profile.interests,
      alumniTopics: profile.alumniTopics,
    };
    const given = Object.fromEntries(
      Object.entries(checked.data).filter(([, value]) => value !== undefined),
    );
    try {
      await update({
        variables: { input: changes },
        optimisticResponse: { updateProfile: { ...profile, ...now, ...given } },
      });
      keep(null);
      notify.success(editTexts.saved);
    } catch (error) {
      const { text, fields } = readError(error, editTexts.failed);
      show(
        form,
        Object.fromEntries(
          Object.entries(fields).map(([name, message]) => [name.split('.')[0] ?? name, message]),
        ),
      );
      notify.error(text);
    }
  };

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={isDirty && !loading} />
      <Card as="section" className={classes.card} aria-labelledby="about-title">
        <h2 id="about-title">About you</h2>
        <div>
          <TextAreaField
            label="Bio"
            data-path="bio"
            value={said.bio}
            error={wrong['bio']}
            minRows={4}
            aria-describedby="bio-count"
            placeholder="What do you do, and what may people ask you?"
            onChange={({ currentTarget }) => set({ bio: currentTarget.value })}
          />
          <p
            id="bio-count"
            className={classes.count}
            data-over={said.bio.trim().length > limits.bio || undefined}
          >
            {said.bio.trim().length} of {limits.bio} characters
          </p>
        </div>
        <TextField
          label="Location"
          data-path="location"
          autoComplete="address-level2"
          placeholder="Pune, India"
          value={said.location}
          error={wrong['location']}
          onChange={({ currentTarget }) => set({ location: currentTarget.value })}
        />
        <ChipsField
          label="Interests"
          data-path="interests"
          description={`Enter or a comma ends a word. At most ${limits.interests}: they lead people to you.`}
          maxTags={limits.interests}
          value={said.interests}
          error={wrong['interests']}
          onChange={(interests) => set({ interests })}
        />
        {isAlumni && (
          <ChipsField
            label={profileTexts.topics}
            data-path="alumniTopics"
            description={`What students may write to you about. At most ${limits.topics}.`}
            maxTags={limits.topics}
            value={said.alumniTopics}
            error={wrong['alumniTopics']}
            onChange={(alumniTopics) => set({ alumniTopics })}
          />
        )}
      </Card>
      <Card as="section" className={classes.card} aria-labelledby="contact-title">
        <h2 id="contact-title">Contact</h2>
        <TextField
          label="Phone number"
          data-path="contact"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          description="Your connections see it, and your e-mail address; besides them only admins do."
          value={said.contact}
          error={wrong['contact']}
          onChange={({ currentTarget }) => set({ contact: currentTarget.value })}
        />
      </Card>
      <div
        ref={isDirty ? stickyFootRef : null}
        className={classes.bar}
        data-waiting={isDirty || undefined}
      >
        <p role="status" className={classes.state}>
          {isDirty ? 'Not saved yet, kept on this device' : 'Everything is saved'}
        </p>
        <div className={classes.buttons}>
          {isDirty ? (
            <Button variant="default" onClick={() => setDiscarding(true)}>
              {discardTexts.yes}
            </Button>
          ) : (
            <LinkButton to={`/profile/${profile.id}`} variant="default">
              View profile
            </LinkButton>
          )}
          <Button type="submit" loading={loading} variant={isDirty ? 'filled' : 'default'}>
            Save
          </Button>
        </div>
      </div>
      <ConfirmDialog
        about={discarding || null}
        onClose={() => setDiscarding(false)}
        onYes={() => {
          keep(null);
          setWrong({});
        }}
        words={() => discardTexts}
      />
    </form>
  );
}
