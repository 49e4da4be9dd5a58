import { useAppearance } from '@/features/settings';
import { SegmentedControl } from '@/ui';
import css from './AppearanceSettings.module.css';

/** How the product looks; each choice applies at once, and on the other devices of the account. */
export function AppearanceSettings() {
  const { appearance, choose } = useAppearance();
  return (
    <div className={css.settings}>
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
      <SegmentedControl
        label="Text size"
        value={appearance.textSize}
        onChange={(textSize) => choose({ textSize })}
        options={[
          { value: 'small', label: 'S' },
          { value: 'normal', label: 'M' },
          { value: 'large', label: 'L' },
          { value: 'largest', label: 'XL' },
        ]}
      />
      <SegmentedControl
        label="Contrast"
        value={appearance.contrast}
        onChange={(contrast) => choose({ contrast })}
        options={[
          { value: 'system', label: 'Device' },
          { value: 'normal', label: 'Normal' },
          { value: 'high', label: 'High' },
        ]}
      />
    </div>
  );
}
