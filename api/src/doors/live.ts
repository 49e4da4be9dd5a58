import {
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  valueFromAST,
  Kind,
} from 'graphql';
import { LRUCache } from '../core/lru.ts';
import { type AccessRule, assertAccess } from '../core/access.ts';
import type { App, Context, Shared, Viewer } from '../core/context.ts';
import type { EventPayload } from '../core/events.ts';
import type { LiveField } from '../core/live.ts';
import { graphqlLimits } from '../limits.ts';
import { assertDocumentLimits, assertDocumentShape } from './document-limits.ts';
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
  definition: OperationDefinitionNode;
}

export interface LiveHub {
  /** Parses and checks a subscription document. @throws GraphQLError */
  prepare(query: string | DocumentNode, operationName?: string | null): Operation;
  /** Watches until it is stopped, or shut. @throws AppError when the viewer may not */
  watch(
    operation: Operation,
    variables: Record<string, unknown>,
    context: Context,
    watcher: Watcher,
  ): Promise<Watching>;
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
 * once, and the same string goes to every watcher. The right to see is checked again at every event, each watcher's for itself.
 */
export function createLiveHub(app: App, executor: Executor): LiveHub {
  const { schema } = executor;
  const parsed = new LRUCache<string, DocumentNode>(500);
  const groups = new Map<string, Group>();

  const parseOnce = (query: string): DocumentNode => {
    const known = parsed.get(query);
    if (known) return known;
    if (query.length > graphqlLimits.characters)
      throw new GraphQLError(`The document is longer than ${graphqlLimits.characters} characters`);
    const document = parse(query, { maxTokens: graphqlLimits.tokens });
    assertDocumentShape(document);
    const errors = validate(schema, document, specifiedRules);
    if (errors[0]) throw errors[0];
    parsed.set(query, document);
    return document;
  };

  /** With whose eyes an answer is made: for one alone with theirs, for all others with nobody's. */
  const eyesOf = (
    { field }: Operation,
    context: Context,
    viewer: Viewer | null,
    shared: Shared,
  ): Context => ({
    ...context,
    cache: new Map(),
    ...(field.own ? { viewer } : { viewer: null, shared }),
  });

  /** What is told; undefined when there is nothing to tell. */
  async function answerOf(
    { document }: Operation,
    variables: Record<string, unknown>,
    root: unknown,
    context: Context,
  ): Promise<{ json: string; data: unknown } | undefined> {
    const { data, errors } = await executor.run({ document, variables, root, context });
    if (data)
      return {
        json: JSON.stringify(
          errors
            ? { data, errors: errors.map((error) => masked(error, app.log, context.requestId)) }
            : { data },
        ),
        data,
      };
    app.log.debug({ errors, variables }, 'an event had nothing to tell');
    return undefined;
  }

  /** How somebody who begins to watch stands to the thing. @throws when they may not */
  async function standingOf(
    { field }: Operation,
    given: Record<string, unknown>,
    viewer: Viewer | null,
  ): Promise<string> {
    if (!field.standings || !viewer) return '';
    const standing = (await field.standings(app, [viewer], given)).get(viewer.id) ?? '';
    if (typeof standing !== 'string') throw standing;
    return standing;
  }

  const audienceOf = (
    { field }: Operation,
    given: Record<string, unknown>,
    viewer: Viewer | null,
  ): string => (field.own ? (viewer?.id ?? '') : (field.audience?.(viewer, given) ?? ''));

  /** What its variables say, as their types have it: those that it does not declare make no group of their own. @throws GraphQLError */
  function variablesOf(
    { definition }: Operation,
    sent: Record<string, unknown>,
  ): Record<string, unknown> {
    const { errors, coerced } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      sent,
      { maxErrors: 1 },
    );
    if (errors?.[0]) throw errors[0];
    return coerced ?? {};
  }

  function openGroup(
    key: string,
    shared: Shared,
    operation: Operation,
    variables: Record<string, unknown>,
    given: Record<string, unknown>,
    context: Context,
  ): Group {
    const { field, access } = operation;
    const stops: (() => void)[] = [];
    const belongs = (viewer: Viewer | null): boolean =>
      audienceOf(operation, given, viewer) === shared.audience;
    const group = new Group(access, belongs, () => {
      for (const stop of stops) stop();
      if (groups.get(key) === group) groups.delete(key);
    });

    /** Asks on behalf of all. What may not be read any more is over: by nobody, or for those who may not. */
    async function isReadable(): Promise<boolean> {
      const viewer = group.sift();
      if (!viewer) return false;
      if (field.standings) {
        group.keep(shared.standing, await field.standings(app, group.viewers(), given));
        if (group.isEmpty) return false;
      }
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
      const answer = await answerOf(
        operation,
        variables,
        root,
        eyesOf(operation, context, group.sift(), shared),
      );
      if (answer) group.deliver(answer.json, answer.data);
    };

    const failed = (error: unknown): void => {
      app.log.error({ err: error, key }, 'a live answer failed');
    };
    const pump = createPump({
      tell,
      failed,
      throttleMs: field.throttleMs ?? 0,
      throttleKey: field.throttleKey ?? (() => ''),
    });
    const heard =
      (from: string) =>
      (event: EventPayload): void => {
        if (!(field.filter?.(event) ?? true)) return;
        if (typeof topic !== 'string') gathered.set(from, event);
        pump.take(event);
      };
    stops.push(
      pump.stop,
      ...[...new Set([topic].flat())].map((one) => app.events.listen(one, heard(one))),
    );
    if (field.goneTopic)
      stops.push(
        app.events.listen(field.goneTopic(given), () => {
          isReadable().catch(failed);
        }),
      );
    groups.set(key, group);
    return group;
  }

  return {
    prepare(query, operationName) {
      const document = typeof query === 'string' ? parseOnce(query) : query;
      const operation = getOperationAST(document, operationName);
      const [selection, ...others] = operation?.selectionSet.selections ?? [];
      if (operation?.operation !== 'subscription' || selection?.kind !== Kind.FIELD)
        throw new GraphQLError('Only subscriptions pass this way');
      // What is skipped may not lend its rule to what is told in its place.
      if (others.length > 0 || selection.directives?.length)
        throw new GraphQLError('A subscription asks for one field, without conditions');
      const asked = schema.getSubscriptionType()?.getFields()[selection.name.value];
      const field = asked?.extensions['live'] as LiveField | undefined;
      if (!asked || !field) throw new GraphQLError('Only live fields pass this way');
      const args = (variables: Record<string, unknown>): Record<string, unknown> =>
        Object.fromEntries(
          asked.args.map((arg) => {
            const node = selection.arguments?.find((given) => given.name.value === arg.name)?.value;
            return [arg.name, node ? valueFromAST(node, arg.type, variables) : arg.defaultValue];
          }),
        );
      return {
        document,
        field,
        access: asked.extensions['access'] as AccessRule,
        args,
        definition: operation,
      };
    },
    async watch(operation, variables, context, watcher) {
      const { field } = operation;
      assertAccess(operation.access, watcher.viewer());
      assertDocumentLimits(schema, operation.document, variables);
      const declared = variablesOf(operation, variables);
      const given = operation.args(declared);
      await field.assertReadable?.(context, given);
      const shared: Shared = {
        audience: audienceOf(operation, given, context.viewer),
        standing: await standingOf(operation, given, context.viewer),
      };
      const key = `${keyOf(operation.document)} ${shared.audience} ${shared.standing} ${JSON.stringify(declared)}`;
      const group = groups.get(key) ?? openGroup(key, shared, operation, variables, given, context);
      group.add(watcher);
      try {
        if (watcher.isGreeted && field.greeting) {
          await app.events.listening([field.topic(given, context.viewer)].flat());
          const answer = await answerOf(
            operation,
            variables,
            field.greeting(given),
            eyesOf(operation, context, context.viewer, shared),
          );
          if (answer) group.deliverTo(watcher, answer.json, answer.data);
        }
      } catch (error) {
        group.remove(watcher);
        throw error;
      }
      return new Watching(group, watcher);
    },
  };
}
