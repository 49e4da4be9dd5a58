import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits as table } from '../../limits.ts';
import { createLimits } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets nobody wait longer than its window when the clock is put back', async () => {
  const limits = createLimits(table);
  const key = 'asha@vie.example';
  const { points, seconds } = table.wrongPasswordsPerAccount;
  await limits.consume('wrongPasswordsPerAccount', key, points);
  vi.setSystemTime(Date.parse('2026-11-26T06:00:00Z'));
  await expect(limits.consume('wrongPasswordsPerAccount', key)).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED', retryAfter: seconds },
  });
});

it('lets who is blocked wait as long as they are', async () => {
  const limits = createLimits(table);
  await limits.block('eventSocketsPerUser', 'asha', 600);
  await expect(limits.consume('eventSocketsPerUser', 'asha')).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED', retryAfter: 600 },
  });
});
