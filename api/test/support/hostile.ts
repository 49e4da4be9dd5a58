import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Json } from '../../src/testing/index.ts';

/** What nobody types by accident, by the scalar it is sent as. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '’ or 1=1 --',
  '%',
  '\\',
  '{"$gt":""}',
  '__proto__',
  'x'.repeat(20_000),
  '01900000-0000-7000-8000-000000000000',
  '💥'.repeat(3000),
  '9999-99-99',
];
const hostileNumbers = [0, -1, 2_147_483_647, -2_147_483_648];
const hostileFloats = [1e308, -1e308, 0.1 + 0.2, -0];
export const tries = hostileTexts.length;

/**
 * A value of a type that its schema lets through and nobody would send; another one at each `turn`.
 */
export function hostileValue(type: GraphQLInputType, turn: number, depth = 0): Json {
  if (isNonNullType(type)) return hostileValue(type.ofType, turn, depth);
  if (isListType(type))
    return depth > 2
      ? []
      : Array.from({ length: turn % 3 === 0 ? 0 : turn % 3 === 1 ? 1 : 300 }, () =>
          hostileValue(type.ofType, turn, depth + 1),
        );
  if (isEnumType(type)) return type.getValues()[turn % type.getValues().length]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        depth > 4 && !isNonNullType(field.type) ? null : hostileValue(field.type, turn, depth + 1),
      ]),
    );
  if (type.name === 'Int') return hostileNumbers[turn % hostileNumbers.length];
  if (type.name === 'Float') return hostileFloats[turn % hostileFloats.length];
  if (type.name === 'Boolean') return turn % 2 === 0;
  return hostileTexts[turn % hostileTexts.length];
}

export const isUploadField = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ type }) => mentionsUpload(type));
const mentionsUpload = (type: GraphQLInputType): boolean => getNamedType(type).name === 'Upload';

const selection = ({ type }: GraphQLField<unknown, unknown>): string =>
  isLeafType(getNamedType(type)) ? '' : '{ __typename }';

/** A root field, called with variables. */
export const operationOf = (
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): string =>
  `${kind} (${field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(' ')}) { ${field.name}(${field.args.map((arg) => `${arg.name}: $${arg.name}`).join(' ')}) ${selection(field)} }`.replaceAll(
    '()',
    '',
  );

export interface List {
  /** `Query.post.questions` */
  name: string;
  field: GraphQLField<unknown, unknown>;
  /** The document that asks for a page of it, with $after and $first, in a sort. */
  document(sort: string | undefined): string;
  sorts: (string | undefined)[];
}

/**
 * Every list with pages, on the way from the root that its first mention takes; `given` fills what
 * the way needs.
 */
export function lists(
  schema: GraphQLSchema,
  given: (field: string, arg: string) => string,
): List[] {
  const found: List[] = [];
  const query = schema.getQueryType();
  const walk = (
    typeName: string,
    path: string[],
    before: string,
    after: string,
    depth: number,
  ): void => {
    const type = schema.getType(typeName);
    if (!isObjectType(type) || depth > 3) return;
    for (const field of Object.values(type.getFields())) {
      const args = new Set(field.args.map(({ name }) => name));
      const needed = field.args
        .filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
        .map((arg) => `${arg.name}: ${given(field.name, arg.name)}`);
      if (args.has('after')) {
        const sortType = field.args.find(({ name }) => name === 'sort')?.type;
        const sort = sortType && getNamedType(sortType);
        found.push({
          name: [...path, field.name].join('.'),
          field,
          sorts: isEnumType(sort) ? sort.getValues().map(({ name }) => name) : [undefined],
          document: (chosen) =>
            `query ($after: String, $first: Int) { ${before} ${field.name}(${[...needed, 'after: $after', 'first: $first', ...(chosen ? [`sort: ${chosen}`] : [])].join(', ')}) { pageInfo { endCursor hasNextPage } } ${after} }`,
        });
      } else if (isObjectType(getNamedType(field.type))) {
        const call = needed.length > 0 ? `(${needed.join(', ')})` : '';
        walk(
          getNamedType(field.type).name,
          [...path, field.name],
          `${before} ${field.name}${call} {`,
          `} ${after}`,
          depth + 1,
        );
      }
    }
  };
  if (query) walk(query.name, ['Query'], '', '', 0);
  return [
    ...new Map(
      found.map((list) => [`${list.name.split('.').at(-2)}.${list.field.name}`, list]),
    ).values(),
  ];
}
