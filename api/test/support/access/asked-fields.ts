import { type GraphQLArgument, type GraphQLField, getNamedType, isLeafType } from 'graphql';

export const isUpload = ({ type }: GraphQLArgument): boolean =>
  getNamedType(type).name === 'Upload';
/** A document that asks for one field at the root, with all of its arguments as variables. */
export const operation = (
  kind: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
): string =>
  `${kind.toLowerCase()} (${args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(' ')}) { ${name}(${args.map((arg) => `${arg.name}: $${arg.name}`).join(' ')}) ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'} }`.replaceAll(
    '()',
    '',
  );
