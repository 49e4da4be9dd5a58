import { settingsTexts } from '@schema/rules/settings/settings-texts';
import css from '../form/fields.module.css';

/** That the appearance is not among what waits for Save. */
export function AppearanceHint() {
  return <p className={css.hint}>{settingsTexts.lookAtOnce}</p>;
}
