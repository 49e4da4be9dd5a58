import { afterEach, expect, test } from 'vitest';
import { open } from '@/testing/open';
import { siteSays } from '@/testing/site';
import LandingPage from './pages/LandingPage.tsx';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const take of undo.splice(0)) take();
});

const words = (): string => {
  open(LandingPage, { path: '/', me: null });
  return document.body.textContent;
};

test('a college with a name reads how many it has, and nothing that was made up', () => {
  undo.push(
    siteSays('demo', 'off'),
    siteSays('college', 'Govindrao College'),
    siteSays('people', '1,200+ alumni and students'),
  );
  const shown = words();
  expect(shown).toContain('1,200+ alumni and students of Govindrao College');
  expect(shown).not.toMatch(/40,000|Ananya Reddy|Karthik Iyer|Meera Nair|What Our Users Say/);
});

test('the demo college keeps its own', () => {
  const shown = words();
  for (const own of ['40,000+ alumni and students', 'What Our Users Say', 'Meera Nair'])
    expect(shown).toContain(own);
});
