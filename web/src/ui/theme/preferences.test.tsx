import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  followPreferences,
  preferencesKey,
  setPreferences,
  usePreferences,
} from './preferences.ts';
import { SegmentedControl } from '../fields/SegmentedControl.tsx';

const root = document.documentElement;

function Chooser() {
  const { scheme } = usePreferences();
  return (
    <SegmentedControl
      label="Theme"
      value={scheme}
      onChange={(value) => setPreferences({ scheme: value })}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}

/** The script of index.html, run as the browser would. */
const firstPaint = () => {
  for (const name of ['data-mantine-color-scheme', 'data-contrast', 'data-text-size'])
    root.removeAttribute(name);
  new Function(readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8'))();
};

describe('how it looks on this device', () => {
  beforeEach(() =>
    act(() => setPreferences({ scheme: 'auto', contrast: 'auto', textSize: 'normal' })),
  );

  test('a choice shows at once and is kept', async () => {
    render(<Chooser />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(root.dataset.mantineColorScheme).toBe('dark');
    expect(JSON.parse(localStorage.getItem(preferencesKey) ?? '')).toMatchObject({
      scheme: 'dark',
    });
  });

  test('the next visit begins with it, before anything is drawn', () => {
    act(() => setPreferences({ scheme: 'dark', contrast: 'high', textSize: 'large' }));
    firstPaint();
    expect({ ...root.dataset }).toMatchObject({
      mantineColorScheme: 'dark',
      contrast: 'high',
      textSize: 'large',
    });
  });

  test('what stands in the storage may be anything', () => {
    localStorage.setItem(preferencesKey, '{"scheme":');
    firstPaint();
    expect({ ...root.dataset }).toMatchObject({
      mantineColorScheme: 'light',
      contrast: 'normal',
      textSize: 'normal',
    });
  });

  test('another tab is followed', () => {
    const stop = followPreferences();
    localStorage.setItem(preferencesKey, JSON.stringify({ scheme: 'dark' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey })));
    expect(root.dataset.mantineColorScheme).toBe('dark');
    stop();
  });
});
