import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorsByField } from './field-errors';

const schema = z.object({
  title: z
    .string()
    .min(3, 'too short')
    .regex(/^[A-Z]/, 'no capital'),
  skills: z.array(z.string().max(2, 'skill too long')),
  entries: z.array(z.object({ role: z.string().min(1, 'no role') })),
});

test('each field has its first error: of words in a list their field, of rows each its own', () => {
  const values = {
    title: 'a',
    skills: ['C', 'ROS', 'Rust'],
    entries: [{ role: 'x' }, { role: '' }],
  };
  expect(errorsByField(schema.safeParse(values).error, values)).toEqual({
    title: 'too short',
    skills: 'skill too long',
    'entries.1.role': 'no role',
  });
});

test('what the form holds as one text is one field, however the rule takes it apart', () => {
  const { error } = schema.safeParse({ title: 'Abc', skills: ['ROS'], entries: [] });
  expect(errorsByField(error, { title: 'Abc', skills: 'ROS' })).toEqual({
    skills: 'skill too long',
  });
});
