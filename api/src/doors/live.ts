import { type DocumentNode, getOperationAST, GraphQLError, parse, specifiedRules, validate, valueFromAST, Kind } from 'graphql';
import { LRUCache } from '../core/lru.ts';
import { type AccessRule, assertAccess } from '../core/access.ts';
import type { App, Context } from '../core/context.ts';
import type { EventPayload } from '../core/events.ts';
import type { LiveField } from '../core/live.ts';
import { graphqlLimits } from '../limits.ts';
import { assertDocumentLimits } from './document-limits.ts';
import type { Executor } from './execute.ts';
import { Group, Watching, type Watcher } from './live-group.ts';
import { createPump } from './live-pump.ts';
import { appErrorOf, masked } from './mask.ts';

export type { Watcher, Watching } from './live-group.ts';

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
  /** Watches until it is stopped, or shut. @throws AppError when the viewer may not */
  watch(operation: Operation, variables: Record<string, unknown>, context: Context, watcher: Watcher): Promise<Watching>;
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

  function openGroup(key: string, { document, field, access, args }: Operation, variables: Record<string, unknown>, context: Context): Group {
    const given = args(variables);
    const stops: (() => void)[] = [];
    const group = new Group(access, () => {
      for (const stop of stops) stop();
      if (groups.get(key) === group) groups.delete(key);
    });

    /** Asks on behalf of all: who is in one audience sees the same. What may not be read any more is over. */
    async function isReadable(): Promise<boolean> {
      const viewer = group.sift();
      if (!viewer) return false;
      try {
        await field.assertReadable?.({ ...context, viewer, cache: new Map() }, given);
        return true;
      } catch (error) {
        const reason = appErrorOf(error);
        if (!reason) throw error;
        group.end(reason);
        return false;
      }
    }

    const topic = field.topic(given, context.viewer);
    /** Of a list of topics, the last event of each since the last answer. */
    const gathered = new Map<string, EventPayload>();
    const gather = (): EventPayload[] => {
      const events = [...gathered.values()];
      gathered.clear();
      return events;
    };

    const tell = async (event: EventPayload): Promise<void> => {
      if (!(await isReadable())) return;
      const root = typeof topic === 'string' ? event : gather();
      // The answer before this one has told it already.
      if (Array.isArray(root) && root.length === 0) return;
      const shared: Context = { ...context, viewer: field.audience ? group.sift() : null, cache: new Map() };
      const result = await executor.run({ document, variables, root, context: shared });
      if (!result.data) {
        app.log.debug({ errors: result.errors, key }, 'an event had nothing to tell');
        return;
      }
      const answer = result.errors ? { data: result.data, errors: result.errors.map((error) => masked(error, app.log, context.requestId)) } : { data: result.data };
      group.deliver(JSON.stringify(answer), answer.data);
    };

    const failed = (error: unknown): void => { app.log.error({ err: error, key }, 'a live answer failed'); };
    const pump = createPump({ tell, failed, throttleMs: field.throttleMs ?? 0, throttleKey: field.throttleKey ?? (() => '') });
    const heard = (from: string) => (event: EventPayload): void => {
      if (!(field.filter?.(event) ?? true)) return;
      if (typeof topic !== 'string') gathered.set(from, event);
      pump.take(event);
    };
    stops.push(pump.stop, ...[...new Set([topic].flat())].map((one) => app.events.listen(one, heard(one))));
    if (field.goneTopic) stops.push(app.events.listen(field.goneTopic(given), () => { isReadable().catch(failed); }));
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
      group.add(watcher);
      return new Watching(group, watcher);
    },
  };
}
