import { expect, test } from 'vitest';
import { ordinalText } from './entry-labels';

test.each([
  [1, '1st Internship'],
  [2, '2nd Internship'],
  [3, '3rd Internship'],
  [4, '4th Internship'],
  [11, '11th Internship'],
  [21, '21st Internship'],
])('place %i reads %s', (n, text) => expect(ordinalText('internship', n)).toBe(text));
