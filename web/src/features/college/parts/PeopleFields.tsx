import { collegeTexts, collegeLimits as limits } from '@schema/rules/college/college-texts';
import { TextAreaField, TextField } from '@/ui';
import css from './College.module.css';
import { type CollegeForm, noFounder, noVoice } from './college-form';
import { Rows } from './Rows';

const { founders, voices } = collegeTexts;

/** Who runs it. */
export const FounderFields = ({ form: { field, values, set } }: { form: CollegeForm }) => (
  <Rows
    id="founders-heading"
    texts={founders}
    rows={values.founders}
    max={limits.founders}
    none={noFounder}
    onChange={(rows) => set('founders', rows)}
  >
    {(place) => (
      <>
        <div className={css.pair}>
          <TextField
            label={founders.name}
            required
            maxLength={limits.person}
            {...field(`founders.${place}.name`)}
          />
          <TextField
            label={founders.role}
            required
            maxLength={limits.person}
            {...field(`founders.${place}.role`)}
          />
        </div>
        <TextAreaField
          label={founders.words}
          minRows={2}
          maxLength={limits.words}
          {...field(`founders.${place}.words`)}
        />
        <TextAreaField
          label={founders.links}
          description={founders.linksAbout}
          inputMode="url"
          minRows={1}
          {...field(`founders.${place}.links`)}
        />
      </>
    )}
  </Rows>
);

/** What people say of it. */
export const VoiceFields = ({ form: { field, values, set } }: { form: CollegeForm }) => (
  <Rows
    id="voices-heading"
    texts={voices}
    rows={values.voices}
    max={limits.voices}
    none={noVoice}
    onChange={(rows) => set('voices', rows)}
  >
    {(place) => (
      <>
        <div className={css.pair}>
          <TextField
            label={voices.name}
            required
            maxLength={limits.person}
            {...field(`voices.${place}.name`)}
          />
          <TextField
            label={voices.line}
            maxLength={limits.person}
            {...field(`voices.${place}.line`)}
          />
        </div>
        <TextAreaField
          label={voices.words}
          required
          minRows={2}
          maxLength={limits.words}
          {...field(`voices.${place}.words`)}
        />
      </>
    )}
  </Rows>
);
