import { z } from 'zod';
import type { Context } from './context.ts';

/** Creations of one person, whatever they create (security, "Limits"). @throws RATE_LIMITED */
export async function takeCreation({ app }: Pick<Context, 'app'>, userId: string): Promise<void> {
  await app.limits.take('creationsPerMinute', userId);
  await app.limits.take('creationsPerHour', userId);
}

/** The key that a client makes for what it sends, so that it counts once however often it is sent: anything short. */
export const clientKey = z
  .string()
  .min(1)
  .max(100, 'key is longer than 100 characters')
  .nullish()
  .transform((key) => key ?? null);
