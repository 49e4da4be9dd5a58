import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { isContainer, isNestedDeeper } from '../../core/limits/nesting.ts';
import { graphqlLimits, jsonLevels } from '../../limits.ts';

type Variables = Record<string, unknown>;

const throwBadInput = (message: string): never => {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
};

/** The items that a list without `first` is taken to have. */
const unpagedItems = 5;

const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type);

/** The numbers that an operation gives its own variables. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );

/** The field's definition in the schema; undefined for introspection and what is below it. */
function definitionOf(
  type: GraphQLOutputType | null,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  const parent = type ? getNamedType(type) : null;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/**
 * Whether what is given for an argument may be words to search for: `search`, or a filter that has
 * one.
 */
const maySearch = ({ name, type }: GraphQLArgument): boolean => {
  const named = getNamedType(type);
  return name === 'search' || (isInputObjectType(named) && 'search' in named.getFields());
};

/**
 * Whether a field may search. A variable counts, for which one may be null differs from call to
 * call.
 */
const searches = (
  { arguments: sent = [] }: FieldNode,
  definition: GraphQLField<unknown, unknown> | undefined,
): boolean =>
  sent.some(
    ({ name, value }) =>
      value.kind !== Kind.NULL &&
      definition?.args.some((argument) => argument.name === name.value && maySearch(argument)),
  );

/**
 * Measures a document. Each field costs 1, or `statementCost` where it asks the database for each
 * thing by itself; what is below a field costs as often as the field may have items.
 */
class DocumentCost {
  private aliases = 0;
  private selections = 0;
  private searches = 0;
  private variables: Variables = {};

  constructor(private readonly fragments: Map<string, FragmentDefinitionNode>) {}

  /**
   * @throws BAD_USER_INPUT over the limits of depth, aliases and selections, which count for the
   * whole document
   */
  ofOperation(
    operation: OperationDefinitionNode,
    root: GraphQLOutputType | null,
    variables: Variables,
  ): number {
    this.variables = { ...defaultsOf(operation), ...variables };
    return this.of(operation.selectionSet, root, 1);
  }

  private of(set: SelectionSetNode, type: GraphQLOutputType | null, depth: number): number {
    if (depth > graphqlLimits.depth)
      throwBadInput(`The document is deeper than ${graphqlLimits.depth} levels`);
    let cost = 0;
    for (const selection of set.selections) {
      // Fragments that spread fragments make a long walk of a short document.
      if (++this.selections > graphqlLimits.cost) throwBadInput('The document asks for too much');
      if (selection.kind === Kind.FIELD) cost += this.ofField(selection, type, depth);
      else {
        const { selectionSet } =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection
            : (this.fragments.get(selection.name.value) ?? {});
        if (selectionSet) cost += this.of(selectionSet, type, depth);
      }
    }
    return cost;
  }

  private ofField(field: FieldNode, type: GraphQLOutputType | null, depth: number): number {
    if (field.alias && ++this.aliases > graphqlLimits.aliases)
      throwBadInput(`The document has more than ${graphqlLimits.aliases} aliases`);
    const definition = definitionOf(type, field.name.value);
    if (searches(field, definition) && ++this.searches > graphqlLimits.searches)
      throwBadInput(`The document searches more than ${graphqlLimits.searches} times`);
    const ownCost = definition?.extensions['ownStatement'] ? graphqlLimits.statementCost : 1;
    const { selectionSet } = field;
    if (!selectionSet) return ownCost;
    // The GraphQL language limits how deep introspection may nest; the playground's query is deeper
    // than any of ours.
    const nextDepth = field.name.value.startsWith('__') ? -Infinity : depth + 1;
    return (
      ownCost +
      this.itemsOf(field, definition) * this.of(selectionSet, definition?.type ?? null, nextDepth)
    );
  }

  /** How many items a field may answer with: its `first`, a guess for other lists, or one. */
  private itemsOf(
    field: FieldNode,
    definition: GraphQLField<unknown, unknown> | undefined,
  ): number {
    // The connection's `first` counted the nodes already.
    if (field.name.value === 'nodes') return 1;
    const node = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    const defaultFirst: unknown = definition?.args.find(
      ({ name }) => name === 'first',
    )?.defaultValue;
    const first =
      node?.kind === Kind.INT
        ? Number(node.value)
        : node?.kind === Kind.VARIABLE
          ? (this.variables[node.name.value] ?? defaultFirst)
          : defaultFirst;
    if (typeof first === 'number') return Math.min(Math.max(first, 1), graphqlLimits.pageSize);
    return definition && isList(definition.type) ? unpagedItems : 1;
  }
}

function assertCost(schema: GraphQLSchema, document: DocumentNode, variables: Variables): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const cost = new DocumentCost(fragments);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation) ?? null;
    if (cost.ofOperation(definition, root, variables) > graphqlLimits.cost)
      throwBadInput('The document asks for too much');
  }
}

/**
 * Adds the values below a value to a count, and stops over the limit. Files and dates are one value
 * each.
 */
function countValues(value: unknown, counted: number): number {
  let count = counted + 1;
  if (!isContainer(value)) return count;
  for (const inner of Object.values(value)) {
    if (count > graphqlLimits.values) return count;
    count = countValues(inner, count);
  }
  return count;
}

/**
 * Documents that passed, with the numbers among their variables: nothing else of a call changes the
 * cost.
 */
const passed = new WeakMap<DocumentNode, Set<string>>();
/** How many sets of numbers are remembered of one document. */
const rememberedCalls = 100;

/**
 * Refuses documents that are too deep, have too many aliases, or could answer with too much, and
 * variables with too many levels or values: each wrong one becomes an error, so that a small body
 * would have a long answer. Before any resolver runs.
 * @param document validated, so that its fragments have no cycles, and always of the same schema
 * @throws BAD_USER_INPUT over `graphqlLimits.depth`, `.aliases`, `.searches`, `.cost` or `.values`,
 * or `jsonLevels`
 */
export function assertDocumentLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): void {
  if (isNestedDeeper(variables, jsonLevels)) throwBadInput(requestTexts.tooDeep);
  if (countValues(variables, 0) > graphqlLimits.values)
    throwBadInput('The variables hold too many values');
  const numbers = JSON.stringify(
    Object.entries(variables).filter(([, value]) => typeof value === 'number'),
  );
  const known = passed.get(document) ?? new Set();
  if (known.has(numbers)) return;
  assertCost(schema, document, variables);
  if (known.size < rememberedCalls) passed.set(document, known.add(numbers));
}

/**
 * How many commands an operation gives: the fields at the root of a mutation, those of its
 * fragments too. A query is one.
 * @param document validated, so that its fragments have no cycles
 */
export function countCommands(document: DocumentNode, operation: OperationDefinitionNode): number {
  if (operation.operation !== OperationTypeNode.MUTATION) return 1;
  const fragment = (name: string): FragmentDefinitionNode | undefined =>
    document.definitions.find(
      (one): one is FragmentDefinitionNode =>
        one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
    );
  const fieldsIn = ({ selections }: SelectionSetNode): number =>
    selections.reduce((count, selection) => {
      if (selection.kind === Kind.FIELD) return count + 1;
      const set =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragment(selection.name.value)?.selectionSet;
      return set ? count + fieldsIn(set) : count;
    }, 0);
  return fieldsIn(operation.selectionSet);
}
