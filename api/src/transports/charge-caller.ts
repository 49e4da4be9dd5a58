import type { Context } from '../core/context.ts';
import { type Allowance, addressKey } from '../core/limits.ts';

/**
 * Charges a request, whatever its transport, to the person or, for a visitor, to the address.
 * @param points default: one
 * @throws RATE_LIMITED
 */
export const chargeCaller = (
  { app, viewer, ip }: Pick<Context, 'app' | 'viewer' | 'ip'>,
  points = 1,
): Promise<Allowance> =>
  viewer
    ? app.limits.consume('requestsPerUser', viewer.id, points)
    : app.limits.consume('requestsPerIp', addressKey(ip), points);
