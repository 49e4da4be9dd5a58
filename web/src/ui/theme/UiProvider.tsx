import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './fonts.css';
import './tokens.css';
import './global.css';
import './print.css';
import { startTooltips } from '../overlays/tooltips.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { followPreferences, isDark, usePreferences } from './preferences.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * What components need to be drawn as HTML for a page that has the styles of `UiProvider` already.
 */
export function UiTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}

/** Surrounds the whole product: theme, the device's preferences, tooltips and toasts. */
export function UiProvider({ children, env }: { children: ReactNode; env?: 'default' | 'test' }) {
  const preferences = usePreferences();
  useEffect(followPreferences, []);
  useEffect(startTooltips, []);
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
