import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub } from '@graphql-yoga/subscription';
import { Redis } from 'ioredis';

/** What an event carries: ids and small facts, never rows. The database is the truth, an event is a hint. */
export type EventPayload = Record<string, string | number | boolean | null>;

/**
 * Makes the topics of one kind of thing, or of one part of it: `topicOf('post', 'views')(id)` is `post:<id>:views`.
 * Ids come in either case and are written in lower case, so that a thing has one topic.
 */
export const topicOf =
  (kind: string, part?: string) =>
  (id: string): string =>
    `${kind}:${id.toLowerCase()}${part ? `:${part}` : ''}`;

export interface Events {
  /** Sends an event to all instances. Called after the commit only: `Work.publish` sees to that. */
  publish(topic: string, payload: EventPayload): void;
  /**
   * Calls `onEvent`, which may not throw, for every event of the topic from now on. A callback: an iterator for each topic
   * would weigh more than what waits for it.
   * @returns ends it
   */
  subscribe(topic: string, onEvent: (payload: EventPayload) => void): () => void;
  /** Resolves when no event of these subscribed topics is missed any more: Redis takes a moment to subscribe. */
  whenSubscribed(topics: readonly string[]): Promise<unknown>;
  /** Whether events can be sent to other instances; always true in memory. */
  isReady(): Promise<boolean>;
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
    subscribe(topic, onEvent) {
      const listener = (event: CustomEvent<EventPayload>): void => {
        onEvent(event.detail);
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

/** Events in memory for one process; with `redisUrl`, through Redis to all instances. */
export function createEvents(redisUrl?: string): Events {
  if (!redisUrl)
    return {
      ...publishAndSubscribe(inMemoryTarget()),
      whenSubscribed: () => Promise.resolve(),
      isReady: () => Promise.resolve(true),
      close: () => Promise.resolve(),
    };
  const publishClient = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
  // A connection that has subscribed may not ask whether the server is ready.
  const subscribeClient = new Redis(redisUrl, { enableReadyCheck: false });
  return {
    ...publishAndSubscribe(createRedisEventTarget({ publishClient, subscribeClient })),
    // Redis answers commands in order: this answer comes after that of the first `subscribe`.
    whenSubscribed: (topics) => subscribeClient.subscribe(...topics),
    isReady: () =>
      publishClient.ping().then(
        () => true,
        () => false,
      ),
    redis: publishClient,
    async close() {
      await Promise.allSettled([publishClient.quit(), subscribeClient.quit()]);
    },
  };
}
