import { visibilities } from '@schema/rules/settings/settings-texts';
import { useId } from 'react';
import { CheckboxField } from '@/ui';
import { privacyTexts } from '../settings-words';
import css from './fields.module.css';
import type { SettingsForm } from './useSettingsForm';

/** Who reads the profile, and who sees that one is there. */
export function PrivacySection({ form }: { form: SettingsForm }) {
  const name = useId();
  const { visibility } = form.values.privacy;
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>Who sees your profile</legend>
        {visibilities.map((one) => (
          <label key={one} className={css.choice}>
            <input
              type="radio"
              name={name}
              checked={one === visibility}
              onChange={() => form.set('privacy.visibility', one)}
            />
            <span>
              {privacyTexts[one].label}
              <span className={css.about}>{privacyTexts[one].about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <CheckboxField
        label="Show when I am online"
        description="And when you were last here. If you hide it, you do not see it of others either."
        {...form.tick('privacy.showOnline')}
      />
    </>
  );
}
