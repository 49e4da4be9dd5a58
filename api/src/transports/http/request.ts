import type { FastifyRequest } from 'fastify';
import type { App, Context } from '../../core/context.ts';
import { type Allowance, addressKey } from '../../core/limits/limits.ts';
import { noteUse, viewerOf } from '../../features/identity/index.ts';
import type { LimitName } from '../../limits.ts';
import { chargeCaller } from '../charge-caller.ts';
import { bearerToken } from './bearer-token.ts';
import { notePerson } from './request-notes.ts';

const addresses = new WeakMap<FastifyRequest, string>();

/** A connection that is closed has no address any more. */
const presentAddress = ({ ip = 'unknown' }: { ip?: string }): string => ip;

/** Keeps where a request comes from, for who hangs up before it is answered. */
export function noteAddress(request: FastifyRequest): void {
  addresses.set(request, presentAddress(request));
}

const addressOf = (request: FastifyRequest): string =>
  addresses.get(request) ?? presentAddress(request);

/** Requests that a limit was charged for, the person's or the address's. */
const charged = new WeakSet<FastifyRequest>();

/**
 * Charges a request to its address, unless it was charged already: for requests that are answered
 * before anybody asks who sent them.
 * @throws RATE_LIMITED
 */
export async function chargeAddress(
  app: App,
  request: FastifyRequest,
  limit: 'requestsPerIp' | 'filesPerIp' | 'assetsPerIp' | 'picturesPerIp' = 'requestsPerIp',
): Promise<void> {
  if (charged.has(request)) return;
  charged.add(request);
  await app.limits.consume(limit, addressKey(addressOf(request)));
}

/**
 * The sender broke the connection off, while its body was read or before its answer began: nobody
 * waits for an answer, and nothing went wrong here.
 */
export const isBrokenOff = ({ raw }: FastifyRequest): boolean =>
  raw.readableAborted || raw.socket.destroyed;

export interface RequestContext {
  context: Context;
  allowance: Allowance;
}

/**
 * Makes the context of an HTTP request: finds the session behind its token, in one statement, and
 * charges the person or, for a visitor, the address.
 * @param visitors the limit of visitors, as `chargeCaller`
 * @throws RATE_LIMITED
 */
export async function createRequestContext(
  app: App,
  request: FastifyRequest,
  visitors?: LimitName,
): Promise<RequestContext> {
  charged.add(request);
  const arrivedAt = performance.now();
  const token = bearerToken(request.headers.authorization);
  const viewer = await viewerOf(app, token);
  notePerson(request, viewer);
  if (viewer) noteUse(app, viewer, addressOf(request));
  const ip = addressOf(request);
  const allowance = await chargeCaller({ app, viewer, ip }, 1, visitors);
  return {
    context: {
      app,
      viewer,
      staleToken: Boolean(token) && !viewer,
      requestId: request.id,
      arrivedAt,
      ip,
      userAgent: request.headers['user-agent'] ?? '',
      cache: new Map(),
    },
    allowance,
  };
}

/**
 * The RateLimit headers, in the form of the IETF draft: how many requests are left, and for how
 * many seconds.
 */
export const allowanceHeaders = ({
  limit,
  remaining,
  resetSeconds,
}: Allowance): Record<string, string> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(Math.max(0, remaining)),
  'RateLimit-Reset': String(resetSeconds),
});

/**
 * The same headers and Retry-After for an error's extensions; none unless they say when to come
 * again.
 */
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
