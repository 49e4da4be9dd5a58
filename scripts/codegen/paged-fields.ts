// The lists of the schema that are read page by page, and what the web asks of some of them.
import {
  type DefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';

type SchemaField = GraphQLField<unknown, unknown>;

/** The fields of what a field answers. */
function fieldsOf({ type }: SchemaField) {
  const answered = getNamedType(type);
  return isObjectType(answered) ? answered.getFields() : {};
}

const takes = ({ args }: SchemaField, argument: string) =>
  args.some(({ name }) => name === argument);

/** Whether a field is asked for page by page. */
export function isPaged(field: SchemaField): boolean {
  const { nodes, pageInfo } = fieldsOf(field);
  return takes(field, 'after') && nodes !== undefined && pageInfo !== undefined;
}

/** The lists of whose nodes an operation asks. */
const listsAskedBy = (definition: DefinitionNode): string[] =>
  definition.kind === Kind.OPERATION_DEFINITION
    ? definition.selectionSet.selections.flatMap((list) =>
        list.kind === Kind.FIELD &&
        list.selectionSet?.selections.some(
          (part) => part.kind === Kind.FIELD && part.name.value === 'nodes',
        )
          ? [list.name.value]
          : [],
      )
    : [];

/** `query Mentorships($after: String, …) { mentorships(first: 20, after: $after, …) { … } }` */
function operationOf(field: SchemaField, fragment: string): string {
  const { name } = field;
  const args = field.args.filter((arg) => arg.name !== 'first');
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const values = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `
    query ${name.charAt(0).toUpperCase()}${name.slice(1)}(${variables}) {
      ${name}(first: 20, ${values}) {
        ${fieldsOf(field)['totalCount'] ? 'totalCount' : ''}
        nodes { ...${fragment} }
        pageInfo { endCursor hasNextPage }
      }
    }`;
}

/**
 * The operations of lists with filters that nobody wrote one for: with all that the list takes, and
 * of its nodes the fragment that has the name of their type (`MentorshipFields`). A list whose
 * nodes some document asks for has what is written there, and no other.
 * @param texts the documents of the web
 */
export function listOperations(schema: GraphQLSchema, texts: readonly string[]): string {
  const definitions = texts.flatMap((text) => parse(text).definitions);
  const askedByHand = new Set(definitions.flatMap(listsAskedBy));
  const fragments = new Set(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [each.name.value] : [],
    ),
  );
  return Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter((field) => isPaged(field) && takes(field, 'filter') && !askedByHand.has(field.name))
    .flatMap((field) => {
      const { nodes } = fieldsOf(field);
      const fragment = nodes && `${getNamedType(nodes.type).name}Fields`;
      return fragment && fragments.has(fragment) ? [operationOf(field, fragment)] : [];
    })
    .join('\n');
}
