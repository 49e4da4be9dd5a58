import type { EntityName } from '@mikro-orm/core';
import type { InferClassEntityDB } from '@mikro-orm/sql';

/**
 * Names the properties of an entity that hold a JSON object: `[JsonColumns]?: 'onlineAssessment'`.
 * MikroORM's inference takes every object for a relation and leaves such a column out.
 */
export const JsonColumns: unique symbol = Symbol('JsonColumns');

/** A property's name as its column has it: `companyName` is `company_name`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

type EntityOf<Entity> = Entity extends abstract new (...args: never[]) => infer Row ? Row : never;

type JsonColumnsOf<Row> = Row extends { [JsonColumns]?: infer Names extends keyof Row & string }
  ? { [Name in Names as SnakeCase<Name>]: Row[Name] }
  : unknown;

type JsonTables<Entities> = {
  [Entity in Entities as EntityOf<Entity> extends { [EntityName]?: infer Table extends string }
    ? Table
    : never]: JsonColumnsOf<EntityOf<Entity>>;
};

/**
 * Kysely's view of the tables behind entity classes: `Tables<typeof Post | typeof PostLike>`.
 * Tables go by the name in `[EntityName]?: 'posts'`, columns by their database names (`user_id` for
 * the relation `user`).
 */
export type Tables<Entities> = InferClassEntityDB<Entities> & JsonTables<Entities>;
