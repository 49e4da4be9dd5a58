import { MantineProvider } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './fonts.css';
import './tokens.css';
import './global.css';
import { followPreferences, isDark, usePreferences } from './preferences.ts';
import { cssVariablesResolver, theme } from './theme.ts';
import { startTips } from './tips.ts';
import { Toasts } from './Toasts.tsx';

/** The visual language around everything: theme, the device's preferences, tooltips and toasts. */
export function UiProvider({ children, env }: { children: ReactNode; env?: 'default' | 'test' }) {
  const preferences = usePreferences();
  useEffect(followPreferences, []);
  useEffect(startTips, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={isDark(preferences) ? 'dark' : 'light'}
      {...(env ? { env } : {})}
    >
      {children}
      <Toasts />
    </MantineProvider>
  );
}
