import type { GraphQLError } from 'graphql';
import { type ArgsDictionary, type ClassType, Extensions, Subscription } from 'type-graphql';
import { Access, type AccessRule } from '../access.ts';
import type { App, Context, Viewer } from '../context.ts';
import type { EventPayload } from './events.ts';

/**
 * How a subscription field gets its events and shares its results (`transports/live` reads it from
 * the field's extensions).
 */
export interface LiveField {
  /**
   * The topic whose events it answers; may refuse arguments by throwing. With a list of topics the
   * method's root is a list too: the last event of each topic that has had one since the last
   * result, so that one result covers many things.
   */
  topic(args: ArgsDictionary, viewer: Viewer | null): string | readonly string[];
  /** Which events of the topic count. Default: all. */
  filter?(event: EventPayload): boolean;
  /**
   * Each subscriber gets a result of their own, executed as them. All other results are shared and
   * have no viewer.
   */
  perViewer?: true;
  /**
   * Subscribers of one audience see the same result, which is executed and serialised once; it
   * stands in `ctx.shared`. Default: everyone whom `access` lets in. A subscription ends when its
   * viewer comes to belong to another audience.
   */
  audience?(viewer: Viewer | null, args: ArgsDictionary): string;
  /**
   * The access level of each viewer where only the database knows it, by viewer id: a word, which
   * divides audiences further, or the error that says why they may not read it. Asked when somebody
   * subscribes, and once for all subscribers at every event: a subscription ends when its viewer's
   * level has changed. Null, at an event alone: all of them have the level that they had.
   * @param event what is about to be told; null when somebody subscribes, and when access alone is
   * checked
   */
  accessLevels?(
    app: App,
    viewers: readonly Viewer[],
    args: ArgsDictionary,
    event: EventPayload | null,
  ): Promise<Map<string, string | GraphQLError> | null>;
  /**
   * Which form of an event's result each viewer gets, by viewer id; it stands in `ctx.shared.form`,
   * and a form is executed once for all who get it. Who is not named gets nothing of this event and
   * stays subscribed. Null, as by default: one result for all.
   */
  forms?(
    app: App,
    viewers: () => readonly Viewer[],
    event: EventPayload,
    args: ArgsDictionary,
  ): Promise<Map<string, string>> | null;
  /**
   * Whether the thing itself may be read, by all or by nobody. Asked when somebody subscribes, and
   * once for all subscribers at every event. @throws when it may not: all subscriptions then end
   */
  assertReadable?(ctx: Context, args: ArgsDictionary): Promise<void>;
  /**
   * Its events say that the thing may have been deleted or restricted: access is then checked at
   * once.
   */
  recheckTopic?(args: ArgsDictionary): string;
  /**
   * A first event for each new graphql-ws subscriber, sent to it alone once it receives all later
   * events: a client that refetches then misses nothing that happened after its first read. Socket
   * rooms get no such event.
   */
  initialEvent?(args: ArgsDictionary): EventPayload;
  /**
   * Its events are passing hints: those that are dropped under load are missed by nobody. Else
   * clients that no initial event reaches are made to connect anew then.
   */
  isPassing?: boolean;
  /** At most one result per so many milliseconds; the last event always gets one. */
  throttleMs?: number;
  /** Events of one key share a throttle. Null: never throttled. Default: all events share one. */
  throttleKey?(event: EventPayload): string | null;
}

/**
 * Declares a live field:
 * `@Live(() => PostCounters, { access: 'member', topic: ({ postId }) => countersTopic(postId) })`.
 * The method gets the event's payload as `@Root()` and loads what it names, once for all
 * subscribers of one audience. Throwing NOT_FOUND in it means "send nothing": what the event named
 * is gone, or is not for this audience.
 */
export function Live(
  returns: () => ClassType | [ClassType],
  field: LiveField & { access: AccessRule; description?: string },
): MethodDecorator {
  const { access, description, ...live } = field;
  const decorators = [
    Subscription(returns, {
      ...(description && { description }),
      subscribe: (): never => {
        throw new Error('live fields get their events from transports/live alone');
      },
    }),
    Extensions({ live }),
    Access(access),
  ];
  return (target, key, descriptor) => {
    for (const decorate of decorators) decorate(target, key, descriptor);
  };
}
