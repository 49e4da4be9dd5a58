import { ThemeField } from './AppearanceFields';
import { AppearanceHint } from './AppearanceHint';

/** Light, dark or as the device has it. */
export function ThemeSection() {
  return (
    <>
      <ThemeField />
      <AppearanceHint />
    </>
  );
}
