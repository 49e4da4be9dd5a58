import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { open } from '@/testing/open';
import { siteSays } from '@/testing/site';
import AboutPage from './pages/AboutPage.tsx';
import ContactPage from './pages/ContactPage.tsx';
import TermsPage from './pages/TermsPage.tsx';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const take of undo.splice(0)) take();
});

const ofCollege = (): void => {
  undo.push(
    siteSays('demo', 'off'),
    siteSays('college', 'Govindrao College'),
    siteSays('people', '1,200+ alumni and students'),
  );
};
const show = (Page: ComponentType): string => {
  open(Page, { path: '/', me: null });
  return document.body.textContent;
};

/** What was made up for the demo college. */
const invented =
  /40,000|Aditya Rao|Sneha Kulkarni|Imran Qureshi|\+91|experiencia\.example|Ananya Reddy|Karthik Iyer|Meera Nair|What Our Users Say|founder/i;

describe('the pages of a college with a name', () => {
  test.each([
    ['About Us', AboutPage],
    ['Contact Us', ContactPage],
    ['Terms', TermsPage],
  ])('%s: nothing that was made up', (_name, Page) => {
    ofCollege();
    expect(show(Page)).not.toMatch(invented);
    expect(document.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull();
  });

  test('how many it has is what was counted', () => {
    ofCollege();
    expect(show(AboutPage)).toContain('unites the 1,200+ alumni and students of Govindrao College');
  });

  test('contact leads to what its admins read', () => {
    ofCollege();
    expect(show(ContactPage)).toContain(
      'Members write to the admins of Govindrao College with the Feedback button',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  });
});

test.each([
  ['About Us', AboutPage, 'Aditya Rao'],
  ['Contact Us', ContactPage, '+91 80000 00001'],
])('the demo college keeps its own: %s', (_name, Page, words) => {
  expect(show(Page)).toContain(words);
});
