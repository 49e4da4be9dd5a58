import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '@/testing/open';
import { errorText, offlineText } from './errors';

afterEach(() => {
  vi.restoreAllMocks();
});
const lost = new TypeError('Failed to fetch');

test('the server has the word, else the documented text', () => {
  expect(errorText(refusal('FORBIDDEN', 'Not yours'), 'Error liking post')).toBe('Not yours');
  expect(errorText(lost, 'Error liking post')).toBe('Error liking post');
});

test('who is too fast learns for how long', () => {
  const fast = (retryAfter: number) =>
    refusal('RATE_LIMITED', 'Too many requests. Please try again later.', undefined, {
      retryAfter,
    });
  expect(errorText(fast(7), 'x')).toBe(
    'Too many requests. Please try again later. It works again in 7 seconds.',
  );
  expect(errorText(fast(1), 'x')).toMatch(/in 1 second\.$/);
  expect(errorText(fast(90), 'x')).toMatch(/in 90 seconds\.$/);
  expect(errorText(fast(899), 'x')).toMatch(/in 15 minutes\.$/);
  expect(errorText(fast(3600), 'x')).toMatch(/in 60 minutes\.$/);
  expect(errorText(fast(81_234), 'x')).toMatch(/in 23 hours\.$/);
});

test('offline the documented text is joined by what is the matter and what happens next', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorText(lost, 'Error liking post')).toBe(`Error liking post. ${offlineText}`);
  expect(errorText(lost, 'Try again later.')).toBe(`Try again later. ${offlineText}`);
  expect(errorText(lost, '')).toBe('');
  expect(errorText(refusal('FORBIDDEN', 'Not yours'), 'x')).toBe('Not yours');
});
