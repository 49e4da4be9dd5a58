import { EventEmitter } from 'node:events';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import type { AccessRule } from '../core/access.ts';
import type { App, Context, Viewer } from '../core/context.ts';
import { createLimits } from '../core/limits/limits.ts';
import { createEvents } from '../core/live/events.ts';
import type { LiveField } from '../core/live/live.ts';
import { limits } from '../limits.ts';

/**
 * An application with events, limits and a silent log, for tests of single parts that ask for
 * nothing else.
 */
export function aBareApp(): App {
  const log = pino({ level: 'silent' });
  return { events: createEvents(log), limits: createLimits(limits), log } as unknown as App;
}

/** A verified student. */
export const aViewer = (over: Partial<Viewer> = {}): Viewer => ({
  id: '01900000-0000-7000-8000-000000000001',
  sessionId: 'session',
  role: 'mentee',
  roles: ['mentee'],
  isVerified: true,
  isAdmin: false,
  isSuperAdmin: false,
  adminLock: null,
  isProfileComplete: true,
  college: 'college',
  mutedUntil: null,
  ...over,
});

export const aContext = (app: App, viewer: Viewer | null): Context => ({
  app,
  viewer,
  requestId: 'request',
  ip: '127.0.0.1',
  userAgent: 'test',
  cache: new Map(),
});

/**
 * A schema whose subscriptions are live fields, as `@Live` declares them; the resolvers are the
 * caller's.
 */
export function aLiveSchema(
  typeDefinitions: string,
  fields: Record<string, LiveField & { access: AccessRule; resolve(...args: never[]): unknown }>,
): GraphQLSchema {
  const schema = buildSchema(typeDefinitions);
  for (const [name, { access, resolve, ...live }] of Object.entries(fields)) {
    const field = schema.getSubscriptionType()?.getFields()[name];
    if (!field) throw new Error(`no subscription named ${name}`);
    field.extensions = { live, access };
    field.resolve = resolve as NonNullable<typeof field.resolve>;
  }
  return schema;
}

/** The server's end of a websocket, as far as the transports use it. */
export class FakeWebSocket extends EventEmitter {
  readyState = 1;
  bufferedAmount = 0;
  pings = 0;
  isTerminated = false;
  readonly sent: unknown[] = [];
  closed: { code: number; reason: string } | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  ping(): void {
    this.pings += 1;
  }
  close(code: number, reason: string): void {
    this.readyState = 2;
    this.closed ??= { code, reason };
  }
  terminate(): void {
    this.readyState = 3;
    this.isTerminated = true;
  }

  get asWebSocket(): WebSocket {
    return this as unknown as WebSocket;
  }
}

/** Lets promises that are settled already run their callbacks. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
