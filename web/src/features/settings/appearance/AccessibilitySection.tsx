import { CheckboxField } from '@/ui';
import { ContrastField, TextSizeField } from './AppearanceFields';
import { AppearanceHint } from './AppearanceHint';
import { useAppearance } from './useAppearance';

/** Text size, contrast and motion. */
export function AccessibilitySection() {
  const { appearance, choose } = useAppearance();
  return (
    <>
      <TextSizeField />
      <ContrastField />
      <CheckboxField
        label="Reduce motion"
        description="Nothing slides or fades. Without it, your device decides."
        checked={appearance.motion === 'reduced'}
        onChange={({ currentTarget }) =>
          choose({ motion: currentTarget.checked ? 'reduced' : 'system' })
        }
      />
      <AppearanceHint />
    </>
  );
}
