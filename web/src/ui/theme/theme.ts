import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
} from '@mantine/core';
import { menuPlace } from '../overlays/menu-place.ts';

/**
 * The scales from which Mantine derives its variants. Shades that are tokens have their values: a
 * test compares them.
 */
const accent: MantineColorsTuple = [
  '#f3f4ff',
  '#e6eaff',
  '#ced4ff',
  '#b2bbfe',
  '#959ff8',
  '#777eee',
  '#5f60e0',
  '#504cce',
  '#423cb2',
  '#302b89',
];
const gray: MantineColorsTuple = [
  '#f9fafc',
  '#f3f4f8',
  '#e6e7ed',
  '#d9dae1',
  '#c2c4cb',
  '#999ba5',
  '#72747f',
  '#555763',
  '#3a3c49',
  '#212330',
];
const dark: MantineColorsTuple = [
  '#e3e4e9',
  '#c9cad1',
  '#a5a7b1',
  '#777985',
  '#4a4c58',
  '#343642',
  '#262833',
  '#1a1c25',
  '#11121a',
  '#0b0c12',
];
/** For what cannot be undone. Its variants are the tokens below: the scale itself is in no use. */
const danger: MantineColorsTuple = [
  '#ffe6e3',
  '#ffc7c2',
  '#ffa59d',
  '#f0827a',
  '#dc5f57',
  '#c23d37',
  '#a5302c',
  '#8c1511',
  '#6d0d0a',
  '#3a1d1b',
];

/**
 * Text on buttons has one of the two sizes of running text; larger buttons only have more room
 * around it.
 */
const buttonText: Record<string, string> = {
  xs: 'var(--x-fs-xs)',
  sm: 'var(--x-fs-sm)',
  md: 'var(--x-fs-sm)',
  lg: 'var(--x-fs-md)',
  xl: 'var(--x-fs-md)',
};

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  colors: { accent, danger, gray, dark },
  fontFamily: 'var(--x-font)',
  headings: { fontFamily: 'var(--x-font)', fontWeight: 'var(--x-weight-title)' },
  fontSizes: {
    xs: 'var(--x-fs-xs)',
    sm: 'var(--x-fs-sm)',
    md: 'var(--x-fs-md)',
    lg: 'var(--x-fs-lg)',
    xl: 'var(--x-fs-xl)',
  },
  spacing: {
    xs: 'var(--x-2)',
    sm: 'var(--x-3)',
    md: 'var(--x-4)',
    lg: 'var(--x-6)',
    xl: 'var(--x-8)',
  },
  radius: { sm: 'var(--x-radius-sm)', md: 'var(--x-radius)', lg: 'var(--x-radius-lg)' },
  shadows: { sm: 'var(--x-shadow-1)', md: 'var(--x-shadow-2)', lg: 'var(--x-shadow-3)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Menu: {
      defaultProps: {
        // Else a menu holds an element that is no item of it, which screen readers stumble on.
        withInitialFocusPlaceholder: false,
        portalProps: {
          get target() {
            return menuPlace();
          },
        },
      },
    },
    Button: Button.extend({
      vars: (_theme, { size = 'sm', variant = 'filled', color }) => {
        const padding = `var(--button-padding-x-${size})`;
        return {
          root: {
            '--button-fz': buttonText[String(size)] ?? 'var(--x-fs-sm)',
            // As usual on a phone in usual letters; in large ones its width is for the words.
            '--button-padding-x': `max(var(--x-1), min(${padding}, 13vw - ${padding}))`,
            // Mantine writes white on every filled button; in dark high contrast the accent
            // itself is nearly white.
            ...(variant === 'filled' && !color && { '--button-color': 'var(--x-on-accent)' }),
            ...(variant === 'filled' &&
              color === 'danger' && { '--button-color': 'var(--x-on-danger)' }),
          },
        };
      },
    }),
  },
});

/**
 * Mantine's semantic colours are our tokens, in both schemes, so that high contrast reaches every
 * component.
 */
const meanings = {
  '--mantine-color-body': 'var(--x-surface)',
  '--mantine-color-text': 'var(--x-text)',
  '--mantine-color-dimmed': 'var(--x-text-2)',
  '--mantine-color-placeholder': 'var(--x-text-2)',
  '--mantine-color-anchor': 'var(--x-accent-text)',
  '--mantine-color-error': 'var(--x-bad)',
  '--mantine-color-disabled': 'var(--x-surface-2)',
  '--mantine-color-disabled-color': 'var(--x-text-2)',
  '--mantine-color-disabled-border': 'var(--x-border)',
  '--mantine-color-default': 'var(--x-surface)',
  '--mantine-color-default-hover': 'var(--x-surface-2)',
  '--mantine-color-default-color': 'var(--x-text)',
  '--mantine-color-default-border': 'var(--x-border-strong)',
  '--mantine-primary-color-filled': 'var(--x-accent)',
  '--mantine-primary-color-filled-hover': 'var(--x-accent-strong)',
  '--mantine-primary-color-contrast': 'var(--x-on-accent)',
  '--mantine-color-accent-filled': 'var(--x-accent)',
  '--mantine-color-accent-filled-hover': 'var(--x-accent-strong)',
  '--mantine-color-accent-light': 'var(--x-accent-soft)',
  '--mantine-color-accent-light-hover': 'var(--x-accent-soft)',
  '--mantine-color-accent-light-color': 'var(--x-accent-text)',
  '--mantine-color-accent-outline': 'var(--x-accent-text)',
  '--mantine-color-danger-filled': 'var(--x-danger)',
  '--mantine-color-danger-filled-hover': 'var(--x-danger-strong)',
  '--mantine-color-danger-light': 'var(--x-bad-soft)',
  '--mantine-color-danger-light-hover': 'var(--x-bad-soft)',
  '--mantine-color-danger-light-color': 'var(--x-bad)',
  '--mantine-color-danger-outline': 'var(--x-bad)',
  // What a menu writes its items with.
  '--mantine-color-danger-6': 'var(--x-bad)',
};

/** Maps Mantine's colours to our tokens, in both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: meanings,
  dark: meanings,
});
