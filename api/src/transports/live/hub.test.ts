import type { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { App, Context, Viewer } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { type EventPayload, topicNamed } from '../../core/live/events.ts';
import { socketLimits, waitingLiveEvents } from '../../limits.ts';
import { aBareApp, aContext, aLiveSchema, aViewer, settle } from '../../testing/transports.ts';
import { createExecutor } from '../graphql/execute.ts';
import type { Subscriber } from './group.ts';
import { createLiveHub, type LiveHub } from './hub.ts';

class FakeSubscriber implements Subscriber {
  readonly json: string[] = [];
  reason: GraphQLError | null = null;
  constructor(
    public current: Viewer | null,
    readonly wantsInitialEvent = false,
  ) {}
  viewer(): Viewer | null {
    return this.current;
  }
  deliver(json: string): void {
    this.json.push(json);
  }
  isReconnecting = false;
  reconnect(): void {
    this.isReconnecting = true;
  }
  revoke(reason: GraphQLError): void {
    this.reason = reason;
  }
  get results(): unknown[] {
    return this.json.map((json) => Object.values(JSON.parse(json).data as object)[0]);
  }
}

const [asha, bina] = [aViewer({ id: 'asha' }), aViewer({ id: 'bina' })];
/** What the resolvers were called with. */
const resolve = vi.fn((root: EventPayload | EventPayload[], _args: unknown, ctx: Context) =>
  JSON.stringify({ root, viewer: ctx.viewer?.id, level: ctx.shared?.accessLevel }),
);
let levels: Map<string, string | GraphQLError>;
let isGone: boolean;
let app: App;
let hub: LiveHub;

beforeEach(() => {
  resolve.mockClear();
  [levels, isGone] = [new Map(), false];
  app = aBareApp();
  const common = { access: 'member' as const, resolve };
  const schema = aLiveSchema(
    `type Query { nothing: Int }
     type Subscription { post(id: ID!): String, mine: String, profile: String, posts: String }`,
    {
      post: {
        ...common,
        topic: ({ id }) => `post:${String(id)}`,
        filter: ({ isSecret }) => !isSecret,
        recheckTopic: () => 'recheck',
        initialEvent: () => ({ n: 0 }),
        assertReadable: () =>
          isGone ? Promise.reject(notFound('Post not found')) : Promise.resolve(),
      },
      mine: { ...common, perViewer: true, topic: (_args, viewer) => `of:${viewer?.id}` },
      profile: {
        ...common,
        topic: () => 'profile',
        accessLevels: (_app, viewers) =>
          Promise.resolve(new Map(viewers.map(({ id }) => [id, levels.get(id) ?? 'whole']))),
      },
      posts: { ...common, topic: () => ['a', 'b', 'a'], throttleMs: 20 },
    },
  );
  hub = createLiveHub(app, createExecutor(schema));
});

async function subscribe(field: string, viewer: Viewer, wantsInitialEvent = false) {
  const subscriber = new FakeSubscriber(viewer, wantsInitialEvent);
  const operation = hub.prepare(`subscription { ${field} }`);
  const membership = await hub.subscribe(operation, {}, aContext(app, viewer), subscriber);
  return { subscriber, membership };
}
async function publish(topic: string, payload: EventPayload): Promise<void> {
  app.events.publish(topicNamed(topic), payload);
  await settle();
}

describe('the live hub', () => {
  it('executes an event once for a group, as nobody, and delivers one string to all', async () => {
    const first = await subscribe('post(id: 1)', asha);
    const second = await subscribe('post(id: 1)', bina);
    const other = await subscribe('post(id: 2)', bina);
    await publish('post:1', { n: 1 });
    await publish('post:1', { n: 2, isSecret: true });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(first.subscriber.results).toEqual(['{"root":{"n":1},"level":""}']);
    expect(second.subscriber.json).toEqual(first.subscriber.json);
    expect(other.subscriber.json).toEqual([]);
  });

  it('executes once for documents that ask for the same, however they are laid out', async () => {
    const first = await subscribe('post(id: 1)', asha);
    const second = await subscribe('  post( id :1 ) ', bina);
    await publish('post:1', { n: 1 });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(second.subscriber.json).toEqual(first.subscriber.json);
  });

  it('bounds how many differing subscriptions to one thing a person has', async () => {
    const max = socketLimits.groupsPerTopic;
    const own = [];
    for (let n = 0; n < max; n += 1) own.push(await subscribe(`a${n}: post(id: 1)`, asha));
    await expect(subscribe('more: post(id: 1)', asha)).rejects.toThrow('Too many differing');
    // What they have already may be had on another socket, another thing and another person are
    // free.
    await subscribe('a0: post(id: 1)', asha);
    await subscribe('more: post(id: 2)', asha);
    await subscribe('more: post(id: 1)', bina);
    await publish('post:1', { n: 1 });
    await vi.waitFor(() => {
      expect(resolve).toHaveBeenCalledTimes(max + 1);
    });
    own[1]?.membership.leave();
    await subscribe('more: post(id: 1)', asha);
  });

  it('executes an event for differing subscriptions in turns, a few in each turn of the event loop', async () => {
    for (let n = 0; n < 20; n += 1)
      await subscribe(`a${n}: post(id: 1)`, aViewer({ id: `viewer${n}` }));
    app.events.publish(topicNamed('post:1'), { n: 1 });
    const executedByTurn: number[] = [];
    for (let before = 0; before < 20; before = resolve.mock.calls.length) {
      await settle();
      executedByTurn.push(resolve.mock.calls.length - before);
    }
    expect(Math.max(...executedByTurn)).toBeLessThanOrEqual(4);
    expect(resolve).toHaveBeenCalledTimes(20);
  });

  it('makes clients connect anew that missed events, where no initial event tells them', async () => {
    const alone = await subscribe('mine', asha, true);
    const [told, untold] = [
      await subscribe('post(id: 1)', asha, true),
      await subscribe('post(id: 1)', bina),
    ];
    for (let n = 0; n < waitingLiveEvents + 50; n += 1)
      for (const topic of ['of:asha', 'post:1']) app.events.publish(topicNamed(topic), { n });
    await vi.waitFor(() => {
      expect([alone, untold].map(({ subscriber }) => subscriber.isReconnecting)).toEqual([
        true,
        true,
      ]);
    });
    expect(told.subscriber.isReconnecting).toBe(false);
  });

  it('stops listening behind the last subscriber', async () => {
    const first = await subscribe('post(id: 1)', asha);
    first.membership.leave();
    await publish('post:1', { n: 1 });
    expect(resolve).not.toHaveBeenCalled();
    const again = await subscribe('post(id: 1)', asha);
    await publish('post:1', { n: 2 });
    expect(again.subscriber.results).toHaveLength(1);
  });

  it('executes a field that is perViewer for each viewer, as them', async () => {
    const [first, second] = [await subscribe('mine', asha), await subscribe('mine', bina)];
    await publish('of:bina', { n: 1 });
    expect(first.subscriber.results).toEqual([]);
    expect(second.subscriber.results).toEqual(['{"root":{"n":1},"viewer":"bina"}']);
  });

  it('sends the initial event to the new subscriber alone, if it wants it', async () => {
    const first = await subscribe('post(id: 1)', asha);
    const second = await subscribe('post(id: 1)', bina, true);
    expect(first.subscriber.results).toEqual([]);
    expect(second.subscriber.results).toEqual(['{"root":{"n":0},"level":""}']);
  });

  it('groups by access level, and revokes whose level changed or who is refused, each alone', async () => {
    levels.set('bina', 'card');
    const [first, second] = [await subscribe('profile', asha), await subscribe('profile', bina)];
    await publish('profile', { n: 1 });
    expect(first.subscriber.results).toEqual(['{"root":{"n":1},"level":"whole"}']);
    expect(second.subscriber.results).toEqual(['{"root":{"n":1},"level":"card"}']);
    levels.set('bina', 'whole');
    levels.set('asha', notFound('Profile not found'));
    await publish('profile', { n: 2 });
    expect(first.subscriber.reason?.message).toBe('Profile not found');
    expect(second.subscriber.reason?.extensions['code']).toBe('CONFLICT');
    expect(resolve).toHaveBeenCalledTimes(2);
    await expect(subscribe('profile', asha)).rejects.toThrow('Profile not found');
  });

  it.each([
    ['at the next event', 'post:1'],
    ['at once by the recheck topic', 'recheck'],
  ])('revokes all subscribers of what may not be read any more, %s', async (_when, topic) => {
    const first = await subscribe('post(id: 1)', asha);
    const second = await subscribe('post(id: 1)', bina);
    isGone = true;
    await publish(topic, { n: 1 });
    expect(first.subscriber.reason?.message).toBe('Post not found');
    expect(second.subscriber.reason?.message).toBe('Post not found');
    expect(resolve).not.toHaveBeenCalled();
    await expect(subscribe('post(id: 1)', asha)).rejects.toThrow('Post not found');
  });

  it('gives a list of topics one result with the last event of each', async () => {
    const { subscriber } = await subscribe('posts', asha);
    for (const n of [1, 2, 3]) app.events.publish(topicNamed('a'), { n });
    app.events.publish(topicNamed('b'), { n: 4 });
    await expect.poll(() => subscriber.results).toEqual(['{"root":[{"n":3},{"n":4}],"level":""}']);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(subscriber.results).toHaveLength(1);
  });

  it('refuses those whom the access rule refuses', async () => {
    const stranger = aViewer({ isVerified: false });
    await expect(subscribe('mine', stranger)).rejects.toThrow(/verify your college/);
  });
});
