import { SegmentedControl } from '@/ui';
import { useAppearance } from './useAppearance';

/** Light, dark or as the device has it; it applies at once, as the other two do. */
export function ThemeField() {
  const { appearance, choose } = useAppearance();
  return (
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
  );
}

/** @param short letters for the sizes, where there is no room for words */
export function TextSizeField({ short = false }: { short?: boolean }) {
  const { appearance, choose } = useAppearance();
  return (
    <SegmentedControl
      label="Text size"
      value={appearance.textSize}
      onChange={(textSize) => choose({ textSize })}
      options={[
        { value: 'small', label: short ? 'S' : 'Small' },
        { value: 'normal', label: short ? 'M' : 'Normal' },
        { value: 'large', label: short ? 'L' : 'Large' },
        { value: 'largest', label: short ? 'XL' : 'Largest' },
      ]}
    />
  );
}

export function ContrastField() {
  const { appearance, choose } = useAppearance();
  return (
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
  );
}
