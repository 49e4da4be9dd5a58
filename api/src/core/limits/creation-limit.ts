import type { Context } from '../context.ts';

/**
 * Counts one creation of a person, whatever it creates: all features share the limits
 * `creationsPerMinute` and `creationsPerHour`.
 * @throws RATE_LIMITED
 */
export async function chargeCreation({ app }: Pick<Context, 'app'>, userId: string): Promise<void> {
  await app.limits.consume('creationsPerMinute', userId);
  await app.limits.consume('creationsPerHour', userId);
}
