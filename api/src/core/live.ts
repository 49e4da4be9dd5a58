import type { GraphQLError } from 'graphql';
import { type ArgsDictionary, Extensions, Subscription, type ClassType } from 'type-graphql';
import { Access, type AccessRule } from './access.ts';
import type { App, Context, Viewer } from './context.ts';
import type { EventPayload } from './events.ts';

/** How a subscription field is fed and shared (`doors/live.ts` reads it from the field's extensions). */
export interface LiveField {
  /**
   * The events' topic; may refuse arguments by throwing. With a list of topics the method's root is a list too: the last
   * event of each topic that has something new, so that many things are told in one answer.
   */
  topic(args: ArgsDictionary, viewer: Viewer | null): string | readonly string[];
  /** Which events of the topic are meant. Default: all. */
  filter?(event: EventPayload): boolean;
  /** Each is told for themselves, and the answer made with their eyes. All other answers are shared, and made with nobody's. */
  own?: true;
  /**
   * Subscribers of one audience see the same answer, which is then made and serialised once; it stands in `ctx.shared`.
   * Default: everyone whom `access` lets in. Who has come to belong to another audience since then is shut.
   */
  audience?(viewer: Viewer | null, args: ArgsDictionary): string;
  /**
   * How each of them stands to the thing, where the database alone knows it: by their ids a word, which parts audiences
   * further, or why they may not read it. Asked when someone subscribes, and again, once for all, at every event: who
   * stands otherwise since then is shut, alone.
   */
  standings?(
    app: App,
    viewers: readonly Viewer[],
    args: ArgsDictionary,
  ): Promise<Map<string, string | GraphQLError>>;
  /**
   * Whether the thing itself may be read, by all or by nobody; asked when someone subscribes, and again, once for all,
   * at every event: when it says no, the subscriptions are over. @throws when not
   */
  assertReadable?(ctx: Context, args: ArgsDictionary): Promise<void>;
  /** Told when the thing may be gone, or closed to somebody: that is then asked without waiting for an event. */
  goneTopic?(args: ArgsDictionary): string;
  /**
   * An event for one who begins to watch, told to it alone as soon as it hears all the others: what happened between its
   * first read and that moment can be fetched. Rooms of the event channel tell only what happens.
   */
  greeting?(args: ArgsDictionary): EventPayload;
  /** At most one answer per so many milliseconds, the last one always told. */
  throttleMs?: number;
  /** What is throttled for itself: events of one key wait for one another. Null: told at once. Default: all events together. */
  throttleKey?(event: EventPayload): string | null;
}

/**
 * Declares a live field: `@Live(() => PostCounters, { access: 'member', topic: ({ postId }) => countersTopic(postId) })`.
 * The method gets the event's payload as `@Root()` and loads what it names, once for all subscribers.
 */
export function Live(
  returns: () => ClassType | [ClassType],
  field: LiveField & { access: AccessRule },
): MethodDecorator {
  const { access, ...live } = field;
  const decorators = [
    Subscription(returns, {
      subscribe: (): never => {
        throw new Error('live fields are fed by doors/live.ts alone');
      },
    }),
    Extensions({ live }),
    Access(access),
  ];
  return (target, key, descriptor) => {
    for (const decorate of decorators) decorate(target, key, descriptor);
  };
}
