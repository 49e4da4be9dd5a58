import { expect, it } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { canAdd, canRead } from './__name__.policy.ts';

const viewer: Viewer = {
  id: 'me', sessionId: 's', role: 'mentee', isVerified: true, isAdmin: false, isSuperAdmin: false, isProfileComplete: true, college: 'c',
};

it('members add, others do not', () => {
  expect(canAdd(viewer)).toBe(true);
  expect(canAdd({ ...viewer, isVerified: false })).toBe(false);
});

it('only its owner reads one', () => {
  expect(canRead(viewer, { userId: 'me' })).toBe(true);
  expect(canRead(viewer, { userId: 'somebody' })).toBe(false);
});
