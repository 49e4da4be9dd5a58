import { ContrastField, TextSizeField, ThemeField } from '@/features/settings';
import css from './AppearanceSettings.module.css';

/** How the product looks; each choice applies at once, and on the other devices of the account. */
export function AppearanceSettings() {
  return (
    <div className={css.settings}>
      <ThemeField />
      <TextSizeField short />
      <ContrastField />
    </div>
  );
}
