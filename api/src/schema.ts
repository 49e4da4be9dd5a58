import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { features } from './features/index.ts';

/** type-graphql asks for one; every subscription of ours brings its own source (`@Live`). */
const unused = {
  publish: () => { throw new Error('events are published through App.events'); },
  subscribe: () => { throw new Error('a subscription is declared with @Live'); },
};

/**
 * Rows are plain objects: for every field that takes its root, type-graphql would otherwise make an entity of the
 * whole row, a new id included (a tenth of the feed page).
 */
function rootsAsTheyAre(): void {
  for (const param of getMetadataStorage().params) if (param.kind === 'root') param.getType = undefined;
}

/** The schema of all features, without the gates. */
export function buildSchema(): GraphQLSchema {
  rootsAsTheyAre();
  return buildSchemaSync({ pubSub: unused, resolvers: features.flatMap((feature) => feature.resolvers ?? []) as NonEmptyArray<new () => object>, validate: false });
}

export const schemaText = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** `node schema.ts FILE` writes the schema: the contract that the web and other clients are built against. */
if (process.argv[1] === import.meta.filename) writeFileSync(process.argv[2] ?? 'schema/schema.graphql', schemaText(buildSchema()));
