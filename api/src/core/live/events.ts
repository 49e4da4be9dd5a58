import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub } from '@graphql-yoga/subscription';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { connectRedis, type RedisConnection } from '../program/redis-connection.ts';

/**
 * What an event carries: ids and small facts, never rows. The database is the truth, an event is a
 * hint.
 */
export type EventPayload = Record<string, string | number | boolean | null>;

declare const payloadOf: unique symbol;
/** The name of what events are about, and the type of what each of them carries. */
export type Topic<Payload extends EventPayload = EventPayload> = string & {
  readonly [payloadOf]: Payload;
};

/** The topic of what there is one of. */
export const topicNamed = <Payload extends EventPayload>(name: string): Topic<Payload> =>
  name as Topic<Payload>;

/**
 * Makes the topics of one kind of thing, or of one part of it: `topicOf('post', 'views')(id)` is
 * `post:<id>:views`. Ids come in either case and are written in lower case, so that a thing has one
 * topic.
 */
export const topicOf =
  <Payload extends EventPayload>(kind: string, part?: string) =>
  (id: string): Topic<Payload> =>
    topicNamed(`${kind}:${id.toLowerCase()}${part ? `:${part}` : ''}`);

export interface Events {
  /** Sends an event to all instances. Called after the commit only: `Work.publish` sees to that. */
  publish<Payload extends EventPayload>(topic: Topic<Payload>, payload: NoInfer<Payload>): void;
  /**
   * Calls `onEvent`, which may not throw, for every event of the topic from now on. A callback: an
   * iterator for each topic would weigh more than what waits for it.
   * @returns ends it
   */
  subscribe<Payload extends EventPayload>(
    topic: Topic<Payload>,
    onEvent: (payload: Payload) => void,
  ): () => void;
  /**
   * Resolves when no event of these subscribed topics is missed any more: Redis takes a moment to
   * subscribe.
   */
  whenSubscribed(topics: readonly string[]): Promise<unknown>;
  /**
   * Whether events reach other instances; always true in memory. While they do not, they reach this
   * process alone.
   */
  isReady(): boolean;
  /** Calls back when events of other instances arrive again after some may have been missed. */
  onRecovery(listener: () => void): void;
  redis?: Redis;
  close(): Promise<void>;
}

type Target = NonNullable<NonNullable<Parameters<typeof createPubSub>[0]>['eventTarget']>;

function publishAndSubscribe(target: Target): Pick<Events, 'publish' | 'subscribe'> {
  const pubSub = createPubSub<Record<string, [EventPayload]>>({ eventTarget: target });
  return {
    publish: (topic, payload) => {
      pubSub.publish(topic, payload);
    },
    subscribe<Payload extends EventPayload>(
      topic: Topic<Payload>,
      onEvent: (payload: Payload) => void,
    ) {
      const listener = (event: CustomEvent<EventPayload>): void => {
        onEvent(event.detail as Payload);
      };
      target.addEventListener(topic, listener);
      return () => {
        target.removeEventListener(topic, listener);
      };
    },
  };
}

function inMemoryTarget(): Target {
  const target = new EventTarget();
  // A topic has a listener for each live group: Node's warning about many listeners would be wrong.
  setMaxListeners(0, target);
  return target as Target;
}

/**
 * The channel of a topic. Redis hands what is published to all its clients, whatever prefix their
 * keys have and whichever database they chose: colleges that share one would hear each other.
 */
const channelOf =
  ({ options: { keyPrefix, db } }: Redis) =>
  (topic: string): string =>
    `${keyPrefix ?? ''}${db ? `${db}:` : ''}${topic}`;

/** Through Redis to all instances; while Redis is away, to the listeners of this process. */
function redisTarget({ commands, subscriptions, isReady }: RedisConnection): Target {
  const channel = channelOf(commands);
  const remote = createRedisEventTarget({
    publishClient: commands,
    subscribeClient: subscriptions,
  }) as Target;
  const local = inMemoryTarget();
  return {
    addEventListener(topic, listener) {
      local.addEventListener(topic, listener);
      remote.addEventListener(channel(topic), listener);
    },
    removeEventListener(topic, listener) {
      local.removeEventListener(topic, listener);
      remote.removeEventListener(channel(topic), listener);
    },
    dispatchEvent({ type, detail }) {
      const dispatchHere = () =>
        local.dispatchEvent(
          new CustomEvent(type, { detail }) as Parameters<Target['dispatchEvent']>[0],
        );
      if (!isReady()) return dispatchHere();
      commands.publish(channel(type), JSON.stringify(detail)).catch(dispatchHere);
      return true;
    },
  };
}

/**
 * Subscribing waits no longer than this for an answer of Redis: when Redis is back, everybody gets
 * what they missed.
 */
const subscribeMilliseconds = 1000;

/** Events in memory for one process; with `redisUrl`, through Redis to all instances. */
export function createEvents(log: Log, redisUrl?: string): Events {
  if (!redisUrl)
    return {
      ...publishAndSubscribe(inMemoryTarget()),
      whenSubscribed: () => Promise.resolve(),
      isReady: () => true,
      onRecovery: () => undefined,
      close: () => Promise.resolve(),
    };
  const connection = connectRedis(redisUrl, log);
  return {
    ...publishAndSubscribe(redisTarget(connection)),
    // Redis answers commands in order: this answer comes after that of the first `subscribe`.
    whenSubscribed: (topics) =>
      connection.isReady()
        ? Promise.race([
            connection.subscriptions.subscribe(...topics.map(channelOf(connection.commands))),
            sleep(subscribeMilliseconds),
          ])
        : Promise.resolve(),
    isReady: connection.isReady,
    onRecovery: connection.onRecovery,
    redis: connection.commands,
    close: connection.close,
  };
}
