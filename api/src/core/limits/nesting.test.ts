import { expect, it } from 'vitest';
import { isNestedDeeper } from './nesting.ts';

const nested = (levels: number): unknown => {
  let value: unknown = 'core';
  for (let i = 0; i < levels; i += 1) value = i % 2 ? [value] : { value };
  return value;
};

it('levels of lists and objects are counted, however many there are', () => {
  expect(isNestedDeeper(nested(3), 3)).toBe(false);
  expect(isNestedDeeper(nested(4), 3)).toBe(true);
  expect(isNestedDeeper(nested(200_000), 32)).toBe(true);
  expect(isNestedDeeper('text', 0)).toBe(false);
  expect(isNestedDeeper([[1], [[2]], { a: new Date(), b: Promise.resolve([[[]]]) }], 3)).toBe(
    false,
  );
});
