import { expect, test } from 'vitest';
import { z } from 'zod';
import { validationErrors } from './validation-errors';

const schema = z.object({
  title: z
    .string()
    .min(3, 'too short')
    .regex(/^[A-Z]/, 'no capital'),
  skills: z.array(z.string().max(2, 'skill too long')),
});

test('each field has its first error, those of list items too', () => {
  const { error } = schema.safeParse({ title: 'a', skills: ['C', 'ROS', 'Rust'] });
  expect(error && validationErrors(error)).toEqual({
    title: 'too short',
    skills: 'skill too long',
  });
});
