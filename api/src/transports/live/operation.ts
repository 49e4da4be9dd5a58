import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  valueFromAST,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AccessRule } from '../../core/access.ts';
import { parseId } from '../../core/ids.ts';
import type { LiveField } from '../../core/live/live.ts';
import { graphqlLimits } from '../../limits.ts';
import { parseChecked } from '../graphql/document-shape.ts';

/** Variables or arguments by name. */
export type Variables = Record<string, unknown>;

/** A subscription document that was checked, and the one live field that it asks for. */
export interface LiveOperation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  field: LiveField;
  access: AccessRule;
  /** The field's arguments for coerced variables. */
  argsOf(variables: Variables): Variables;
}

/**
 * Parses and checks a document, given as text or parsed.
 * @throws GraphQLError for anything but one subscription to one live field
 */
export type PrepareOperation = (
  query: string | DocumentNode,
  operationName?: string | null,
) => LiveOperation;

/** Texts of subscription documents that are remembered as valid. */
const validDocuments = 500;

/**
 * Parses and validates each text once.
 * @throws BAD_USER_INPUT as `parseChecked`, GraphQLError for what is not valid
 */
function createParser(schema: GraphQLSchema): (query: string) => DocumentNode {
  const valid = new LRUCache<string, DocumentNode>({ max: validDocuments });
  return (query) => {
    const known = valid.get(query);
    if (known) return known;
    // What can't be parsed is parsed again, to say why.
    const document = parseChecked(query) ?? parse(query, { maxTokens: graphqlLimits.tokens });
    const [error] = validate(schema, document, specifiedRules);
    if (error) throw error;
    valid.set(query, document);
    return document;
  };
}

/**
 * The one field that a subscription asks for.
 * @throws GraphQLError when it asks for more, or under conditions
 */
function selectedField(operation: OperationDefinitionNode | null | undefined): FieldNode {
  const [selection, ...others] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== 'subscription' || selection?.kind !== Kind.FIELD)
    throw new GraphQLError('Only subscriptions pass this way');
  // With a second field or a condition, the access rule of one field could cover the result of
  // another.
  if (others.length > 0 || selection.directives?.length)
    throw new GraphQLError('A subscription asks for one field, without conditions');
  return selection;
}

/** A value of an argument: ids as rows and topics have them, in lower case. */
function valueOf(type: GraphQLInputType, value: unknown): unknown {
  if (getNamedType(type) !== GraphQLID) return value;
  const idOf = (id: unknown): unknown => parseId(id) ?? id;
  return Array.isArray(value) ? value.map(idOf) : idOf(value);
}

/** The field's arguments: what the document says, else the schema's default. */
function readArguments(
  definition: GraphQLField<unknown, unknown>,
  selection: FieldNode,
  variables: Variables,
): Variables {
  return Object.fromEntries(
    definition.args.map((arg) => {
      const node = selection.arguments?.find(({ name }) => name.value === arg.name)?.value;
      const value = node ? valueFromAST(node, arg.type, variables) : arg.defaultValue;
      return [arg.name, valueOf(arg.type, value)];
    }),
  );
}

/** Prepares subscription documents for one schema. Texts are parsed once and kept. */
export function createOperations(schema: GraphQLSchema): PrepareOperation {
  const parseOnce = createParser(schema);
  return (query, operationName) => {
    const document = typeof query === 'string' ? parseOnce(query) : query;
    const operation = getOperationAST(document, operationName);
    const selection = selectedField(operation);
    const definition = schema.getSubscriptionType()?.getFields()[selection.name.value];
    const field = definition?.extensions['live'] as LiveField | undefined;
    if (!operation || !definition || !field)
      throw new GraphQLError('Only live fields pass this way');
    return {
      document,
      definition: operation,
      field,
      access: definition.extensions['access'] as AccessRule,
      argsOf: (variables) => readArguments(definition, selection, variables),
    };
  };
}

/**
 * The values of the variables that the operation declares, as their types have them. Others are
 * left out: they must not make a group of their own.
 * @throws GraphQLError for values of the wrong type
 */
export function coerceVariables(
  schema: GraphQLSchema,
  { definition }: LiveOperation,
  variables: Variables,
): Variables {
  const { errors, coerced } = getVariableValues(
    schema,
    definition.variableDefinitions ?? [],
    variables,
    { maxErrors: 1 },
  );
  if (errors?.[0]) throw errors[0];
  return coerced ?? {};
}
