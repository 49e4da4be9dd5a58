import { expect, it } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { canChange } from './__name__.policy.ts';

const viewer = { id: 'me' } as Viewer;

it('is changed by its owner alone', () => {
  expect(canChange(viewer, { user: { id: 'me' } })).toBe(true);
  expect(canChange(viewer, { user: { id: 'somebody' } })).toBe(false);
});
