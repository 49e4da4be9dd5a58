import { SegmentedControl, setPreferences, usePreferences } from '@/ui';
import css from './AppearanceSettings.module.css';

/** How the product looks on this device; each choice applies at once. */
export function AppearanceSettings() {
  const { scheme, contrast, textSize } = usePreferences();
  return (
    <div className={css.settings}>
      <SegmentedControl
        label="Theme"
        value={scheme}
        onChange={(value) => setPreferences({ scheme: value })}
        options={[
          { value: 'auto', label: 'Device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <SegmentedControl
        label="Text size"
        value={textSize}
        onChange={(value) => setPreferences({ textSize: value })}
        options={[
          { value: 'small', label: 'S' },
          { value: 'normal', label: 'M' },
          { value: 'large', label: 'L' },
          { value: 'largest', label: 'XL' },
        ]}
      />
      <SegmentedControl
        label="Contrast"
        value={contrast}
        onChange={(value) => setPreferences({ contrast: value })}
        options={[
          { value: 'auto', label: 'Device' },
          { value: 'normal', label: 'Normal' },
          { value: 'high', label: 'High' },
        ]}
      />
    </div>
  );
}
