import type { Context } from '../core/context.ts';
import { type Allowance, addressKey } from '../core/limits/limits.ts';
import type { LimitName } from '../limits.ts';

/**
 * Charges a request, whatever its transport, to the person or, for a visitor, to the address.
 * @param points default: one
 * @param visitors the limit of visitors; default: the one of all their requests
 * @throws RATE_LIMITED
 */
export const chargeCaller = (
  { app, viewer, ip }: Pick<Context, 'app' | 'viewer' | 'ip'>,
  points = 1,
  visitors: LimitName = 'requestsPerIp',
): Promise<Allowance> =>
  viewer
    ? app.limits.consume('requestsPerUser', viewer.id, points)
    : app.limits.consume(visitors, addressKey(ip), points);
