import 'reflect-metadata';
import {
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { accessSentence } from './core/access.ts';
import type { Context } from './core/context.ts';
import { features } from './features/index.ts';

/** type-graphql requires one; our subscriptions get their events from `@Live`. */
const unusedPubSub = {
  publish: () => {
    throw new Error('events are published through App.events');
  },
  subscribe: () => {
    throw new Error('a subscription is declared with @Live');
  },
};

type Values = Record<string, unknown>;
type Resolve = GraphQLFieldResolver<Values, Context, Values>;
type Method = Pick<
  ReturnType<typeof getMetadataStorage>['queries'][number],
  'target' | 'methodName' | 'schemaName' | 'params'
>;
type Parameter = NonNullable<Method['params']>[number];

/** How a method's parameter is read from the arguments of a GraphQL resolver. */
function readerOf(parameter: Parameter): Resolve {
  if (parameter.kind === 'root') return (root) => root;
  if (parameter.kind === 'context') return (_root, _args, ctx) => ctx;
  if (parameter.kind === 'args') return (_root, args) => args;
  if (parameter.kind === 'arg') return (_root, args) => args[parameter.name];
  throw new Error(
    `${parameter.methodName}: parameters of kind ${parameter.kind} are not supported`,
  );
}

/**
 * Makes fields call the methods of their resolvers directly, with rows and arguments as they are.
 * type-graphql would turn every root into an entity and every argument into an instance, and await
 * the validation of each though it is disabled: a promise for each field, together a twelfth of the
 * CPU time of a feed page.
 */
function callMethods(schema: GraphQLSchema): void {
  const { queries, mutations, subscriptions, fieldResolvers, objectTypes } = getMetadataStorage();
  const typeNames = new Map<unknown, string>(objectTypes.map(({ target, name }) => [target, name]));
  const instances = new Map<unknown, Record<string, (...values: unknown[]) => unknown>>();
  const call = (
    typeName: string | undefined,
    { target, methodName, schemaName, params = [] }: Method,
  ): void => {
    const type = schema.getType(typeName ?? '');
    const field = isObjectType(type) ? type.getFields()[schemaName] : undefined;
    // The metadata is global: this resolver belongs to another schema.
    if (!field) return;
    const instance =
      instances.get(target) ??
      (new (target as new () => object)() as Record<string, (...values: unknown[]) => unknown>);
    instances.set(target, instance);
    const method = instance[methodName];
    const readers = [...params].sort((a, b) => a.index - b.index).map(readerOf);
    const resolve: Resolve = (root, args, ctx, info) =>
      method?.apply(
        instance,
        readers.map((read) => read(root, args, ctx, info)),
      );
    field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
  };
  for (const query of queries) call('Query', query);
  for (const mutation of mutations) call('Mutation', mutation);
  for (const subscription of subscriptions) call('Subscription', subscription);
  for (const field of fieldResolvers)
    if (field.kind === 'external' && field.getObjectType)
      call(typeNames.get(field.getObjectType()), field);
}

/** What the root types are: type-graphql has no place to say it. */
const rootDescriptions = {
  Query:
    'What is read. Nothing changes by it, and it may be asked again at any time. Who may call a field stands at its end, of mutations and subscriptions too: others get UNAUTHENTICATED without a valid token, FORBIDDEN with one. A member is somebody verified, or an alumnus.',
  Mutation:
    'What is changed. Several in one document run one after the other, each a change of its own: one that is refused undoes none before it. People who are muted get FORBIDDEN, but for what is allowed while muted.',
  Subscription:
    'What is told as it happens, over WebSocket by the graphql-transport-ws protocol. It completes when the viewer may no longer watch, or when what is watched is gone.',
};

/** Gives the root types their descriptions, and adds to each of their fields who may call it. */
function describeRoots(schema: GraphQLSchema): void {
  for (const [name, description] of Object.entries(rootDescriptions)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    type.description = description;
    for (const field of Object.values(type.getFields()))
      field.description = [field.description, accessSentence(field.extensions)]
        .filter(Boolean)
        .join(' ');
  }
}

/**
 * A property of an object type is read as it stands: type-graphql would wrap each in a resolver of
 * its own, with middleware that the house does not have.
 */
function readProperties(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
}

/** The schema of all features, without their access rules (`enforceAccess`). */
export function buildSchema(): GraphQLSchema {
  readProperties();
  const schema = buildSchemaSync({
    pubSub: unusedPubSub,
    resolvers: features.flatMap((feature) => feature.resolvers ?? []) as NonEmptyArray<
      new () => object
    >,
    validate: false,
    // The first document that is looked at has the schema looked at, and no start asks it for all
    // that there is.
    skipCheck: true,
  });
  callMethods(schema);
  describeRoots(schema);
  return schema;
}

/** The schema in the schema definition language, sorted: what `schema/schema.graphql` holds. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
