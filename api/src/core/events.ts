import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub } from '@graphql-yoga/subscription';
import { Redis } from 'ioredis';

/** What an event carries: ids and small facts, never rows. The database is the truth, an event is a hint. */
export type EventPayload = Record<string, string | number | boolean | null>;

/** Makes the topics of one kind of thing, or of a part of it: `topicOf('post', 'views')`. Clients write ids in capitals too; a topic has one way. */
export const topicOf =
  (kind: string, part?: string) =>
  (id: string): string =>
    `${kind}:${id.toLowerCase()}${part ? `:${part}` : ''}`;

export interface Events {
  /** Tells every instance. Called after commit only (`Work.publish` sees to that). */
  publish(topic: string, payload: EventPayload): void;
  /** Events of a topic from now on, until `return` is called. */
  subscribe(topic: string): AsyncIterableIterator<EventPayload>;
  /** The same by callback, for the many: an iterator for each topic would weigh more than what waits for it. */
  listen(topic: string, react: (payload: EventPayload) => void): () => void;
  /** Resolves when nothing of topics that are listened to is missed any more: Redis takes a moment. */
  listening(topics: readonly string[]): Promise<unknown>;
  ready(): Promise<boolean>;
  redis?: Redis;
  close(): Promise<void>;
}

type Target = NonNullable<NonNullable<Parameters<typeof createPubSub>[0]>['eventTarget']>;

/** Both ways to hear of events, over one target. */
function passing(target: Target): Pick<Events, 'publish' | 'subscribe' | 'listen'> {
  const hub = createPubSub<Record<string, [EventPayload]>>({ eventTarget: target });
  return {
    publish: (topic, payload) => {
      hub.publish(topic, payload);
    },
    subscribe: (topic) => hub.subscribe(topic) as AsyncIterableIterator<EventPayload>,
    listen(topic, react) {
      const heard = (event: CustomEvent<EventPayload>): void => {
        react(event.detail);
      };
      target.addEventListener(topic, heard);
      return () => {
        target.removeEventListener(topic, heard);
      };
    },
  };
}

function inMemory(): Target {
  const target = new EventTarget();
  // As many listen to a topic as there are ways of watching it.
  setMaxListeners(0, target);
  return target as Target;
}

/** In one process events pass in memory; with `redisUrl`, through Redis to all instances. */
export function createEvents(redisUrl?: string): Events {
  if (!redisUrl)
    return {
      ...passing(inMemory()),
      listening: () => Promise.resolve(),
      ready: () => Promise.resolve(true),
      close: () => Promise.resolve(),
    };
  const publishClient = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
  // Asked whether it is ready while it subscribes already, Redis refuses to answer.
  const subscribeClient = new Redis(redisUrl, { enableReadyCheck: false });
  return {
    ...passing(createRedisEventTarget({ publishClient, subscribeClient })),
    // Asked in turn behind the one that began it, and answered when that is done.
    listening: (topics) => subscribeClient.subscribe(...topics),
    ready: () =>
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
