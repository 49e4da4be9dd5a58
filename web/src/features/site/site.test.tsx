import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetCollegeWords } from '@/core/college/college-words';
import { open } from '@/testing/open';
import { siteSays } from '@/testing/site';
import AboutPage from './pages/AboutPage.tsx';
import ContactPage from './pages/ContactPage.tsx';
import TermsPage from './pages/TermsPage.tsx';

const undo: (() => void)[] = [];
beforeEach(forgetCollegeWords);
afterEach(() => {
  vi.unstubAllGlobals();
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

const said = {
  version: 4,
  email: 'office@govindrao.example',
  phones: ['+91 (80) 1234-5678'],
  hours: 'Monday to Friday',
  address: '1 College Road',
  about: 'Founded in 1967.\n\nOn a hill.',
  founders: [
    {
      name: 'Latha Iyer',
      role: 'Placement officer',
      words: 'Ask me.',
      links: ['https://www.linkedin.com/in/latha-example', 'https://college.example/latha'],
    },
  ],
  voices: [],
};

describe('a college that says who it is', () => {
  test('how to reach it, and whom to find', () => {
    undo.push(siteSays('words', JSON.stringify(said)));
    show(ContactPage);
    expect(screen.getByRole('link', { name: said.email })).toHaveAttribute(
      'href',
      'mailto:office@govindrao.example',
    );
    expect(screen.getByRole('link', { name: '+91 (80) 1234-5678' })).toHaveAttribute(
      'href',
      'tel:+918012345678',
    );
    expect(screen.getByText('Phone, Monday to Friday')).toBeInTheDocument();
    expect(screen.getByText('1 College Road')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Latha Iyer on LinkedIn/ })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(screen.getByRole('link', { name: /Latha Iyer on college.example/ })).toBeVisible();
  });

  test('what it says about itself, and who runs it', () => {
    undo.push(siteSays('words', JSON.stringify(said)), siteSays('college', 'Govindrao College'));
    show(AboutPage);
    expect(screen.getByRole('heading', { name: 'Govindrao College' })).toBeInTheDocument();
    expect(screen.getByText('On a hill.').tagName).toBe('P');
    expect(screen.getByText('Ask me.')).toBeInTheDocument();
  });

  test('an open page follows once it is looked at, and keeps what it has where nobody answers', async () => {
    const answers = [new Response(JSON.stringify(said)), new Response('away', { status: 503 })];
    const asked = vi.fn(() => Promise.resolve(answers.shift()));
    vi.stubGlobal('fetch', asked);
    show(TermsPage);
    expect(await screen.findByText(/Write to office@govindrao.example/)).toBeInTheDocument();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(screen.getByText(/Write to office@govindrao.example/)).toBeInTheDocument();
  });
});
