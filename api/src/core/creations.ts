import type { Context } from './context.ts';

/** Creations of one person, whatever they create (security, "Limits"). @throws RATE_LIMITED */
export async function takeCreation({ app }: Pick<Context, 'app'>, userId: string): Promise<void> {
  await app.limits.take('creationsPerMinute', userId);
  await app.limits.take('creationsPerHour', userId);
}
