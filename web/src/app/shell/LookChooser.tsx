import { Segmented, setPreferences, usePreferences } from '@/ui';
import css from './LookChooser.module.css';

/** How the product looks on this device; each choice shows at once. */
export function LookChooser() {
  const { scheme, contrast, textSize } = usePreferences();
  return (
    <div className={css.chooser}>
      <Segmented
        label="Theme"
        value={scheme}
        onChange={(value) => setPreferences({ scheme: value })}
        options={[
          { value: 'auto', label: 'Device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <Segmented
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
      <Segmented
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
