import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetCollegeWords } from '@/core/college/college-words';
import { open } from '@/testing/open';
import { siteSays } from '@/testing/site';
import LandingPage from './pages/LandingPage.tsx';

const undo: (() => void)[] = [];
beforeEach(forgetCollegeWords);
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

test('what people say of a college stands at the end, under the documented heading', () => {
  undo.push(
    siteSays('voices', 'on'),
    siteSays(
      'words',
      JSON.stringify({
        version: 1,
        voices: [
          { name: 'Meera Nair', line: '', words: 'It feels like the corridor.' },
          { name: 7 },
        ],
      }),
    ),
  );
  const shown = words();
  for (const own of ['What Our Users Say', 'Meera Nair', 'It feels like the corridor.'])
    expect(shown).toContain(own);
});

test.each([
  { domain: 'govindrao.example', has: true },
  { domain: '', has: false },
])('addresses of the institute are promised where there are any: $has', ({ domain, has }) => {
  undo.push(siteSays('domain', domain));
  expect(words().includes('institute email')).toBe(has);
});

test('the demo college tells its documented number', () => {
  expect(words()).toContain('40,000+ alumni and students');
});
