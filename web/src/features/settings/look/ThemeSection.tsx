import { SegmentedControl } from '@/ui';
import { LookHint } from './LookHint';
import { useLook } from './useLook';

/** Light, dark or as the device has it. */
export function ThemeSection() {
  const { look, choose } = useLook();
  return (
    <>
      <SegmentedControl
        label="Theme"
        value={look.theme}
        onChange={(theme) => choose({ theme })}
        options={[
          { value: 'system', label: 'Device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <LookHint />
    </>
  );
}
