import type { FastifyRequest } from 'fastify';
import type { App, Context } from '../core/context.ts';
import { addressKey, type Allowance } from '../core/limits.ts';
import { viewerOf } from '../features/identity/index.ts';

/** The bearer token of a header, if it has one. */
export const bearer = (header: string | undefined): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];

/** Requests that were counted, for the person or for the address. */
const counted = new WeakSet<FastifyRequest>();

/**
 * Counts a request for its address, unless it was counted already: what is refused before anybody asked who sent it.
 * @throws RATE_LIMITED
 */
export async function countAddress(
  app: App,
  request: FastifyRequest,
  limit: 'requestsPerIp' | 'filesPerIp' = 'requestsPerIp',
): Promise<void> {
  if (counted.has(request)) return;
  counted.add(request);
  await app.limits.take(limit, addressKey(request.ip));
}

export interface OpenedRequest {
  context: Context;
  allowance: Allowance;
}

/** Makes the context of an HTTP request: who asks (one statement), and whether they may ask that often. */
export async function openRequest(app: App, request: FastifyRequest): Promise<OpenedRequest> {
  counted.add(request);
  const token = bearer(request.headers.authorization);
  const viewer = await viewerOf(app, token);
  const allowance = viewer
    ? await app.limits.take('requestsPerUser', viewer.id)
    : await app.limits.take('requestsPerIp', addressKey(request.ip));
  return {
    context: {
      app,
      viewer,
      staleToken: Boolean(token) && !viewer,
      requestId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      cache: new Map(),
    },
    allowance,
  };
}

/** The draft-standard headers by which clients pace themselves. */
export const allowanceHeaders = ({
  limit,
  remaining,
  resetSeconds,
}: Allowance): Record<string, string> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(Math.max(0, remaining)),
  'RateLimit-Reset': String(resetSeconds),
});

/** The same for a refusal: nothing is left, and when to come again. */
export const refusalHeaders = ({
  retryAfter,
  limit,
}: Record<string, unknown> = {}): Record<string, string> =>
  typeof retryAfter !== 'number'
    ? {}
    : {
        'Retry-After': String(retryAfter),
        ...(typeof limit === 'number'
          ? allowanceHeaders({ limit, remaining: 0, resetSeconds: retryAfter })
          : {}),
      };
