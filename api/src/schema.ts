import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import {
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import type { Context } from './core/context.ts';
import { features } from './features/index.ts';

/** type-graphql asks for one; every subscription of ours brings its own source (`@Live`). */
const unused = {
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

/** What a method's parameter gets of what its field is resolved with. */
function reader(parameter: Parameter): Resolve {
  if (parameter.kind === 'root') return (root) => root;
  if (parameter.kind === 'context') return (_root, _args, ctx) => ctx;
  if (parameter.kind === 'args') return (_root, args) => args;
  if (parameter.kind === 'arg') return (_root, args) => args[parameter.name];
  throw new Error(
    `${parameter.methodName}: a parameter of kind ${parameter.kind} is not known here`,
  );
}

/**
 * Fields call the methods of their resolvers, with rows and arguments as they are. type-graphql would make an entity of
 * every root and an instance of every argument, and await the validation of each, though that is off: a promise for the
 * address of every author's picture, a twelfth of the processor time of a feed page.
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
    // Of a resolver that this schema is not made of.
    if (!field) return;
    const instance =
      instances.get(target) ??
      (new (target as new () => object)() as Record<string, (...values: unknown[]) => unknown>);
    instances.set(target, instance);
    const method = instance[methodName];
    const readers = [...params].sort((a, b) => a.index - b.index).map(reader);
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

/** The schema of all features, without the gates. */
export function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    pubSub: unused,
    resolvers: features.flatMap((feature) => feature.resolvers ?? []) as NonEmptyArray<
      new () => object
    >,
    validate: false,
  });
  callMethods(schema);
  return schema;
}

export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/** `node schema.ts FILE` writes the schema: the contract that the web and other clients are built against. */
if (process.argv[1] === import.meta.filename)
  writeFileSync(process.argv[2] ?? 'schema/schema.graphql', schemaText(buildSchema()));
