import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchSizes } from '@/testing/sizes';
import { Button } from '../buttons/Button.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { stickyFootRef } from './height-token.ts';

const token = () => document.documentElement.style.getPropertyValue('--x-foot');

test.each([
  ['an element', <div key="foot" ref={stickyFootRef} />],
  ['a button of the kit', <Button key="foot" ref={stickyFootRef} />],
])('%s tells its height while it is there', (_what, foot) => {
  watchSizes();
  const { rerender } = render(<UiProvider>{foot}</UiProvider>);
  expect(token()).toBe('0px');
  rerender(<UiProvider>{null}</UiProvider>);
  expect(token()).toBe('');
  vi.unstubAllGlobals();
});
