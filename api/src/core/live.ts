import { type ArgsDictionary, Extensions, Subscription, type ClassType } from 'type-graphql';
import { Access, type AccessRule } from './access.ts';
import type { Context, Viewer } from './context.ts';
import type { EventPayload } from './events.ts';

/** How a subscription field is fed and shared (`doors/live.ts` reads it from the field's extensions). */
export interface LiveField {
  /** The events' topic; may refuse arguments by throwing. */
  topic(args: ArgsDictionary, viewer: Viewer | null): string;
  /** Subscribers of one audience see the same answer, which is then made and serialised once. Default: everyone whom `access` lets in. */
  audience?(viewer: Viewer | null): string;
  /** Whether the thing itself may be read; asked when someone subscribes. @throws when not */
  assertReadable?(ctx: Context, args: ArgsDictionary): Promise<void>;
  /** At most one answer per so many milliseconds, the last one always told. */
  throttleMs?: number;
}

/**
 * Declares a live field: `@Live(() => PostCounters, { access: 'member', topic: ({ postId }) => `post:${postId}` })`.
 * The method gets the event's payload as `@Root()` and loads what it names, once for all subscribers.
 */
export function Live(returns: () => ClassType | [ClassType], field: LiveField & { access: AccessRule }): MethodDecorator {
  const { access, ...live } = field;
  const decorators = [
    Subscription(returns, {
      subscribe: ({ args, context }: { args: ArgsDictionary; context: Context }): AsyncIterable<EventPayload> =>
        context.app.events.subscribe(live.topic(args, context.viewer)),
    }),
    Extensions({ live }),
    Access(access),
  ];
  return (target, key, descriptor) => { for (const decorate of decorators) (decorate)(target, key, descriptor); };
}
