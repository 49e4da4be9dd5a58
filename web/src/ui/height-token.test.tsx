import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './Button.ts';
import { footRef } from './height-token.ts';
import { UiProvider } from './UiProvider.tsx';

const token = () => document.documentElement.style.getPropertyValue('--x-foot');

test.each([
  ['an element', <div key="foot" ref={footRef} />],
  ['a button of the kit', <Button key="foot" ref={footRef} />],
])('%s tells its height while it is there', (_what, foot) => {
  const { rerender } = render(<UiProvider>{foot}</UiProvider>);
  expect(token()).toBe('0px');
  rerender(<UiProvider>{null}</UiProvider>);
  expect(token()).toBe('');
});
