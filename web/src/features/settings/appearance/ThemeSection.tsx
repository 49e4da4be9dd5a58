import { SegmentedControl } from '@/ui';
import { AppearanceHint } from './AppearanceHint';
import { useAppearance } from './useAppearance';

/** Light, dark or as the device has it. */
export function ThemeSection() {
  const { appearance, choose } = useAppearance();
  return (
    <>
      <SegmentedControl
        label="Theme"
        value={appearance.theme}
        onChange={(theme) => choose({ theme })}
        options={[
          { value: 'system', label: 'Device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <AppearanceHint />
    </>
  );
}
