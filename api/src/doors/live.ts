import { type DocumentNode, getOperationAST, GraphQLError, parse, specifiedRules, validate, valueFromAST, Kind } from 'graphql';
import { LRUCache } from '../core/lru.ts';
import { type AccessRule, refusal, assertAccess } from '../core/access.ts';
import type { App, Context, Viewer } from '../core/context.ts';
import type { EventPayload } from '../core/events.ts';
import type { LiveField } from '../core/live.ts';
import { graphqlLimits } from '../limits.ts';
import { assertDocumentLimits } from './document-limits.ts';
import type { Executor } from './execute.ts';
import { masked } from './mask.ts';

/** Somebody who watches: a graphql-ws operation or a room of the event channel. */
export interface Watcher {
  /** Who watches, as of now; null ends the watching. */
  viewer(): Viewer | null;
  /** `json` is the serialised GraphQL answer, the same string for all of one audience. */
  deliver(json: string, answer: unknown): void;
}

interface Operation {
  document: DocumentNode;
  field: LiveField;
  access: AccessRule;
  args: (variables: Record<string, unknown>) => Record<string, unknown>;
  /** The variables it declares: others that a client sends make no group of their own. */
  names: string[];
}

export interface LiveHub {
  /** Parses and checks a subscription document. @throws GraphQLError */
  prepare(query: string | DocumentNode, operationName?: string | null): Operation;
  /** Watches until the returned function is called. @throws AppError when the viewer may not */
  watch(operation: Operation, variables: Record<string, unknown>, context: Context, watcher: Watcher): Promise<() => void>;
}

interface Group {
  watchers: Set<Watcher>;
  stop(): void;
}

const documentKeys = new WeakMap<DocumentNode, number>();
let nextKey = 0;
const keyOf = (document: DocumentNode): number => {
  let key = documentKeys.get(document);
  if (key === undefined) documentKeys.set(document, (key = nextKey += 1));
  return key;
};

/**
 * Feeds subscriptions: an event is executed once for each document, variables and audience, serialised
 * once, and the same string goes to every watcher. The right to see is checked again at every event.
 */
export function createLiveHub(app: App, executor: Executor): LiveHub {
  const { schema } = executor;
  const parsed = new LRUCache<string, DocumentNode>(500);
  const groups = new Map<string, Group>();

  const parseOnce = (query: string): DocumentNode => {
    const known = parsed.get(query);
    if (known) return known;
    if (query.length > graphqlLimits.characters) throw new GraphQLError(`The document is longer than ${graphqlLimits.characters} characters`);
    const document = parse(query, { maxTokens: graphqlLimits.tokens });
    const errors = validate(schema, document, specifiedRules);
    if (errors[0]) throw errors[0];
    parsed.set(query, document);
    return document;
  };

  /** Tells each event of a topic to the group, at most once per `throttleMs`, the last one always. */
  function pump(topic: string, throttleMs: number, tell: (event: EventPayload) => Promise<void>): () => void {
    let waiting: EventPayload | undefined;
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;
    const run = (event: EventPayload): void => {
      void tell(event).catch((error: unknown) => { app.log.error({ err: error, topic }, 'a live answer failed'); });
    };
    const throttled = (event: EventPayload): void => {
      if (throttleMs === 0) { run(event); return; }
      if (timer) { waiting = event; return; }
      run(event);
      timer = setTimeout(function next() {
        timer = undefined;
        if (waiting === undefined || stopped) return;
        const last = waiting;
        waiting = undefined;
        throttled(last);
      }, throttleMs);
    };
    const stopListening = app.events.listen(topic, throttled);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopListening();
    };
  }

  function openGroup(key: string, operation: Operation, variables: Record<string, unknown>, context: Context): Group {
    const { document, field, access } = operation;
    const watchers = new Set<Watcher>();
    const stop = pump(field.topic(operation.args(variables), context.viewer), field.throttleMs ?? 0, async (event) => {
      const shared: Context = { ...context, viewer: field.audience ? ([...watchers][0]?.viewer() ?? null) : null, cache: new Map() };
      const result = await executor.run({ document, variables, root: event, context: shared });
      if (!result.data) {
        app.log.debug({ errors: result.errors, key }, 'an event had nothing to tell');
        return;
      }
      const answer = result.errors ? { data: result.data, errors: result.errors.map((error) => masked(error, app.log, context.requestId)) } : { data: result.data };
      const json = JSON.stringify(answer);
      for (const watcher of watchers) if (!refusal(access, watcher.viewer())) watcher.deliver(json, answer.data);
    });
    const group = { watchers, stop };
    groups.set(key, group);
    return group;
  }

  return {
    prepare(query, operationName) {
      const document = typeof query === 'string' ? parseOnce(query) : query;
      const operation = getOperationAST(document, operationName);
      const [selection] = operation?.selectionSet.selections ?? [];
      if (operation?.operation !== 'subscription' || selection?.kind !== Kind.FIELD) throw new GraphQLError('Only subscriptions pass this way');
      const definition = schema.getSubscriptionType()?.getFields()[selection.name.value];
      const field = definition?.extensions['live'] as LiveField | undefined;
      if (!definition || !field) throw new GraphQLError('Only live fields pass this way');
      const args = (variables: Record<string, unknown>): Record<string, unknown> =>
        Object.fromEntries(definition.args.map((arg) => {
          const node = selection.arguments?.find((given) => given.name.value === arg.name)?.value;
          return [arg.name, node ? valueFromAST(node, arg.type, variables) : arg.defaultValue];
        }));
      return { document, field, access: definition.extensions['access'] as AccessRule, args, names: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value) };
    },
    async watch(operation, variables, context, watcher) {
      assertAccess(operation.access, watcher.viewer());
      assertDocumentLimits(schema, operation.document, variables);
      await operation.field.assertReadable?.(context, operation.args(variables));
      const audience = operation.field.audience?.(context.viewer) ?? operation.access;
      const key = `${keyOf(operation.document)} ${audience} ${JSON.stringify(operation.names.map((name) => variables[name]))}`;
      const group = groups.get(key) ?? openGroup(key, operation, variables, context);
      group.watchers.add(watcher);
      return () => {
        if (!group.watchers.delete(watcher) || group.watchers.size > 0) return;
        group.stop();
        if (groups.get(key) === group) groups.delete(key);
      };
    },
  };
}
