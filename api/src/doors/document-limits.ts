import {
  GraphQLError,
  Kind,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { graphqlLimits } from '../limits.ts';

const refuse = (message: string): never => {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
};

const hasList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? hasList(type.ofType) : isListType(type);

/** The rows that a field may answer with: its `first`, a short list, or one. */
function rowsOf(
  args: readonly ArgumentNode[],
  variables: Record<string, unknown>,
  defaultFirst: unknown,
  list: boolean,
): number {
  const first = args.find((arg) => arg.name.value === 'first')?.value;
  const given =
    first?.kind === Kind.INT
      ? Number(first.value)
      : first?.kind === Kind.VARIABLE
        ? (variables[first.name.value] ?? defaultFirst)
        : defaultFirst;
  if (typeof given === 'number') return Math.min(Math.max(given, 1), graphqlLimits.pageSize);
  return list ? 5 : 1;
}

/** The numbers that an operation gives its own variables. */
const defaultsOf = ({
  variableDefinitions = [],
}: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );

/**
 * Refuses, before it is validated, a document that says the same over and over: whether fields of one name may stand
 * together is compared pair by pair, which a small document of many repetitions makes dear.
 */
export function assertDocumentShape({ definitions }: DocumentNode): void {
  if (definitions.length > graphqlLimits.definitions)
    refuse(`The document has more than ${graphqlLimits.definitions} definitions`);
  const look = (set: SelectionSetNode, named: Map<string, number>): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        look(selection.selectionSet, named);
        continue;
      }
      const name =
        selection.kind === Kind.FIELD
          ? (selection.alias ?? selection.name).value
          : `...${selection.name.value}`;
      const times = (named.get(name) ?? 0) + 1;
      if (times > graphqlLimits.repeats)
        refuse(`The document names ${name} more than ${graphqlLimits.repeats} times in one place`);
      named.set(name, times);
      if (selection.kind === Kind.FIELD && selection.selectionSet)
        look(selection.selectionSet, new Map());
    }
  };
  for (const definition of definitions)
    if ('selectionSet' in definition) look(definition.selectionSet, new Map());
}

/** Documents that passed, by the numbers among their variables: nothing else of a call counts. */
const passed = new WeakMap<DocumentNode, Set<string>>();
/** Ways of asking with one document that are remembered. */
const rememberedCalls = 100;

/**
 * Refuses documents that are too deep, have too many aliases, or could answer with too much, before any
 * resolver runs. Expects a validated document (fragments know no cycles), always of the same schema.
 */
export function assertDocumentLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): void {
  const call = JSON.stringify(
    Object.entries(variables).filter(([, value]) => typeof value === 'number'),
  );
  const known = passed.get(document) ?? new Set();
  if (known.has(call)) return;
  assertOnce(schema, document, variables);
  if (known.size < rememberedCalls) passed.set(document, known.add(call));
}

function assertOnce(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  let aliases = 0;
  let steps = 0;
  let given = variables;

  const walk = (set: SelectionSetNode, type: GraphQLOutputType | null, depth: number): number => {
    if (depth > graphqlLimits.depth)
      refuse(`The document is deeper than ${graphqlLimits.depth} levels`);
    let cost = 0;
    for (const selection of set.selections) {
      if (++steps > graphqlLimits.cost) refuse('The document asks for too much');
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) cost += walk(fragment.selectionSet, type, depth);
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        cost += walk(selection.selectionSet, type, depth);
        continue;
      }
      if (selection.alias && ++aliases > graphqlLimits.aliases)
        refuse(`The document has more than ${graphqlLimits.aliases} aliases`);
      const parent = type ? getNamedType(type) : null;
      const field =
        isObjectType(parent) || isInterfaceType(parent)
          ? parent.getFields()[selection.name.value]
          : undefined;
      cost += 1;
      if (selection.selectionSet) {
        const defaultFirst = field?.args.find((arg) => arg.name === 'first')?.defaultValue;
        const rows = rowsOf(
          selection.arguments ?? [],
          given,
          defaultFirst,
          field ? hasList(field.type) : false,
        );
        // `nodes` of a connection is counted by the connection's `first`.
        const factor = selection.name.value === 'nodes' ? 1 : rows;
        // How deep introspection may nest is a rule of the language; the playground's own question is deeper than any of ours.
        const isIntrospection = selection.name.value.startsWith('__');
        cost +=
          factor *
          walk(
            selection.selectionSet,
            field?.type ?? null,
            isIntrospection ? -Infinity : depth + 1,
          );
      }
    }
    return cost;
  };

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation) ?? null;
    given = { ...defaultsOf(definition), ...variables };
    if (walk(definition.selectionSet, root, 1) > graphqlLimits.cost)
      refuse('The document asks for too much');
  }
}
