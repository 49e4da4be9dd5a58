import { collegeTexts, studiesLimits as limits } from '@schema/rules/college/college-texts';
import type { CollegeFieldsFragment } from '@/generated/documents';
import { Card, CheckboxField, TextAreaField, TextField } from '@/ui';
import css from './College.module.css';
import { type CollegeForm, noDegree } from './college-form';
import { Rows } from './Rows';

const { studies: texts, degrees } = collegeTexts;

type Held = CollegeFieldsFragment['heldStreams'];

/** How many people have each: those that are offered, and what is left of others. */
function HeldLine({ held, offered }: { held: Held; offered: readonly string[] }) {
  const isOffered = ({ name }: Held[number]) => offered.includes(name);
  const parts = [
    [texts.held, held.filter(isOffered)],
    [texts.noLonger, held.filter((one) => !isOffered(one))],
  ] as const;
  return parts.map(
    ([label, some]) =>
      some.length > 0 && (
        <p key={label} className={css.quiet}>
          {label}: {some.map(({ name, people }) => texts.heldOne(name, people)).join(', ')}
        </p>
      ),
  );
}

type Props = { form: CollegeForm; college: CollegeFieldsFragment };

/** What one studies at the college: the lists that every form offers. */
export function StudiesFields({ form: { field, values, set, tick, errors }, college }: Props) {
  const { studies, heldStreams, heldDegrees } = college;
  return (
    <>
      <Card as="section" padding="lg" className={css.card} aria-labelledby="studies-heading">
        <div>
          <h2 id="studies-heading">{texts.title}</h2>
          <p className={css.quiet}>{texts.about}</p>
        </div>
        <TextAreaField
          label={texts.streams}
          description={texts.streamsAbout}
          minRows={3}
          {...field('streams')}
          error={
            errors.streams ??
            Object.entries(errors).find(([path]) => path.startsWith('streams.'))?.[1]
          }
        />
        <HeldLine held={heldStreams} offered={studies.streams} />
        <HeldLine held={heldDegrees} offered={studies.degrees.map(({ name }) => name)} />
      </Card>
      <Rows
        id="degrees-heading"
        texts={degrees}
        rows={values.degrees}
        max={limits.degrees}
        none={noDegree}
        onChange={(rows) => set('degrees', rows)}
      >
        {(place) => (
          <>
            <TextField
              label={degrees.name}
              required
              maxLength={limits.name}
              {...field(`degrees.${place}.name`)}
            />
            <CheckboxField label={degrees.hasStream} {...tick(`degrees.${place}.hasStream`)} />
            <CheckboxField
              label={degrees.hasSpecialisation}
              {...tick(`degrees.${place}.hasSpecialisation`)}
            />
          </>
        )}
      </Rows>
    </>
  );
}
