import { describe, expect, test } from 'vitest';
import { nextOption } from '@/ui/combobox/useActiveOption';
import { withoutRecent } from './without-recent.ts';

describe('arrow keys', () => {
  test.each([
    ['down from nothing to the first', -1, 1, 0],
    ['down to the next', 0, 1, 1],
    ['down from the last to the first', 2, 1, 0],
    ['up from nothing to the last', -1, -1, 2],
    ['up from the first to the last', 0, -1, 2],
    ['up to the one before', 2, -1, 1],
  ] as const)('lead %s', (_name, active, step, expected) => {
    expect(nextOption(active, step, 3)).toBe(expected);
  });

  test('lead nowhere in an empty list', () => {
    expect(nextOption(-1, 1, 0)).toBe(-1);
  });
});

test('a popular company that was searched for is suggested once', () => {
  expect(withoutRecent(['Google', 'Zoho'], ['zoho', 'intern'])).toEqual(['Google']);
});
