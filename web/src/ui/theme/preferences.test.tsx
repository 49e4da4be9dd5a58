import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { SegmentedControl } from '../fields/SegmentedControl.tsx';
import {
  followPreferences,
  preferencesKey,
  setPreferences,
  usePreferences,
} from './preferences.ts';

const root = document.documentElement;

function Chooser() {
  const { theme } = usePreferences();
  return (
    <SegmentedControl
      label="Theme"
      value={theme}
      onChange={(value) => setPreferences({ theme: value })}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}

/** The script of index.html, run as the browser would. */
const firstPaint = () => {
  for (const name of [
    'data-mantine-color-scheme',
    'data-contrast',
    'data-text-size',
    'data-motion',
  ])
    root.removeAttribute(name);
  new Function(readFileSync(join(import.meta.dirname, '../../../theme.js'), 'utf8'))();
};

describe('how it looks on this device', () => {
  beforeEach(() =>
    act(() =>
      setPreferences({
        theme: 'system',
        contrast: 'system',
        textSize: 'normal',
        motion: 'system',
      }),
    ),
  );

  test('a choice shows at once and is kept', async () => {
    render(<Chooser />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(root.dataset.mantineColorScheme).toBe('dark');
    expect(JSON.parse(localStorage.getItem(preferencesKey) ?? '')).toMatchObject({
      theme: 'dark',
    });
  });

  test('the next visit begins with it, before anything is drawn', () => {
    act(() =>
      setPreferences({ theme: 'dark', contrast: 'high', textSize: 'large', motion: 'reduced' }),
    );
    firstPaint();
    expect({ ...root.dataset }).toMatchObject({
      mantineColorScheme: 'dark',
      contrast: 'high',
      textSize: 'large',
      motion: 'reduced',
    });
  });

  test('what stands in the storage may be anything', () => {
    localStorage.setItem(preferencesKey, '{"theme":');
    firstPaint();
    expect({ ...root.dataset }).toMatchObject({
      mantineColorScheme: 'light',
      contrast: 'normal',
      textSize: 'normal',
    });
  });

  test('what nobody may choose is the default, each for itself', () => {
    const stop = followPreferences();
    localStorage.setItem(
      preferencesKey,
      JSON.stringify({ theme: 'pink', textSize: 'largest', contrast: 7, more: 'x' }),
    );
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey })));
    expect({ ...root.dataset }).toMatchObject({
      mantineColorScheme: 'light',
      contrast: 'normal',
      textSize: 'largest',
      motion: 'normal',
    });
    stop();
  });

  test('another tab is followed', () => {
    const stop = followPreferences();
    localStorage.setItem(preferencesKey, JSON.stringify({ theme: 'dark' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey })));
    expect(root.dataset.mantineColorScheme).toBe('dark');
    stop();
  });
});
