import { CheckboxField, SegmentedControl } from '@/ui';
import { AppearanceHint } from './AppearanceHint';
import { useAppearance } from './useAppearance';

/** Text size, contrast and motion. */
export function AccessibilitySection() {
  const { appearance, choose } = useAppearance();
  return (
    <>
      <SegmentedControl
        label="Text size"
        value={appearance.textSize}
        onChange={(textSize) => choose({ textSize })}
        options={[
          { value: 'small', label: 'Small' },
          { value: 'normal', label: 'Normal' },
          { value: 'large', label: 'Large' },
          { value: 'largest', label: 'Largest' },
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
