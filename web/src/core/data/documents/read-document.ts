import {
  type ArgumentNode,
  type DefinitionNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  type NamedTypeNode,
  type NameNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';

/** A mark, a name, a number or a text, behind what separates them; nothing at the end. */
const tokens = /[\s,]*(\.{3}|[!$():=@[\]{}]|[_a-z]\w*|-?\d[\d.e+-]*|"(?:[^"\\\n]|\\.)*"|$)/iy;
const isName = (text: string): boolean => /^[_a-z]/i.test(text);

/** What a document consists of, one mark or word after the other; `next` is the one to come. */
function readTokens(source: string) {
  const token = new RegExp(tokens);
  const reader = {
    next: '',
    fail: (): never => {
      throw new SyntaxError(`Syntax Error: "${reader.next}" is not read in ${source}`);
    },
    /** Passes what comes next, and gives it. */
    advance: (): string => {
      const read = reader.next;
      const match = token.exec(source);
      if (!match) reader.fail();
      reader.next = match?.[1] ?? '';
      return read;
    },
    /** Whether that comes next, which is passed then. */
    took: (mark: string): boolean => {
      const is = reader.next === mark;
      if (is) reader.advance();
      return is;
    },
    expect: (mark: string): void => {
      if (!reader.took(mark)) reader.fail();
    },
    /** At least one, between two marks. */
    many: <T>(open: string, read: () => T, close: string): T[] => {
      reader.expect(open);
      const all = [read()];
      while (!reader.took(close)) all.push(read());
      return all;
    },
    /** As `many`, or none where the opening mark is missing. */
    optional: <T>(open: string, read: () => T, close: string): T[] =>
      reader.next === open ? reader.many(open, read, close) : [],
  };
  reader.advance();
  return reader;
}

type Reader = ReturnType<typeof readTokens>;

/** The names of a document, and its values, with arguments and directives. */
function readValues(reader: Reader) {
  const { fail, advance, took, expect, optional } = reader;

  const name = (): NameNode => ({
    kind: Kind.NAME,
    value: isName(reader.next) ? advance() : fail(),
  });
  const namedType = (): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: name() });
  const variable = (): VariableNode => {
    expect('$');
    return { kind: Kind.VARIABLE, name: name() };
  };

  const field = () => {
    const key = name();
    expect(':');
    return { name: key, value: value() };
  };
  const argument = (): ArgumentNode => ({ kind: Kind.ARGUMENT, ...field() });
  const wordValue = (word: string): ValueNode => {
    if (word === 'true' || word === 'false') return { kind: Kind.BOOLEAN, value: word === 'true' };
    return word === 'null' ? { kind: Kind.NULL } : { kind: Kind.ENUM, value: word };
  };
  function value(): ValueNode {
    if (reader.next === '$') return variable();
    if (took('[')) {
      const values: ValueNode[] = [];
      while (!took(']')) values.push(value());
      return { kind: Kind.LIST, values };
    }
    if (took('{')) {
      const fields = [];
      while (!took('}')) fields.push({ kind: Kind.OBJECT_FIELD as const, ...field() });
      return { kind: Kind.OBJECT, fields };
    }
    if (isName(reader.next)) return wordValue(advance());
    if (reader.next.startsWith('"'))
      return { kind: Kind.STRING, value: JSON.parse(advance()) as string, block: false };
    if (!/\d/.test(reader.next)) return fail();
    const number = advance();
    return { kind: /[.e]/i.test(number) ? Kind.FLOAT : Kind.INT, value: number };
  }

  const directives = (): DirectiveNode[] => {
    const all: DirectiveNode[] = [];
    while (took('@'))
      all.push({ kind: Kind.DIRECTIVE, name: name(), arguments: optional('(', argument, ')') });
    return all;
  };

  return { name, namedType, variable, value, argument, directives };
}

type Values = ReturnType<typeof readValues>;

/** The variables that an operation takes. */
function readVariables(
  { took, expect, optional }: Reader,
  { namedType, variable, value, directives }: Values,
) {
  function type(): TypeNode {
    const inner: TypeNode = took('[') ? listOf(type()) : namedType();
    return took('!') ? { kind: Kind.NON_NULL_TYPE, type: inner } : inner;
  }
  const listOf = (inner: TypeNode): TypeNode & { kind: Kind.LIST_TYPE } => {
    expect(']');
    return { kind: Kind.LIST_TYPE, type: inner };
  };
  const variableDefinition = (): VariableDefinitionNode => {
    const defined = variable();
    expect(':');
    return {
      kind: Kind.VARIABLE_DEFINITION,
      variable: defined,
      type: type(),
      // GraphQL's own parser takes constants only: the build has checked them.
      defaultValue: took('=') ? (value() as VariableDefinitionNode['defaultValue']) : undefined,
      directives: directives() as VariableDefinitionNode['directives'],
    };
  };

  return (): VariableDefinitionNode[] => optional('(', variableDefinition, ')');
}

/** What is selected of a thing. */
function readSelections(reader: Reader, { name, namedType, argument, directives }: Values) {
  const { took, many, optional } = reader;

  function selection(): SelectionSetNode['selections'][number] {
    if (!took('...')) return selectedField();
    if (isName(reader.next) && reader.next !== 'on')
      return { kind: Kind.FRAGMENT_SPREAD, name: name(), directives: directives() };
    return {
      kind: Kind.INLINE_FRAGMENT,
      typeCondition: took('on') ? namedType() : undefined,
      directives: directives(),
      selectionSet: selectionSet(),
    } satisfies InlineFragmentNode;
  }
  const selectedField = (): FieldNode => {
    const first = name();
    const second = took(':') ? name() : undefined;
    return {
      kind: Kind.FIELD,
      alias: second && first,
      name: second ?? first,
      arguments: optional('(', argument, ')'),
      directives: directives(),
      selectionSet: reader.next === '{' ? selectionSet() : undefined,
    };
  };
  function selectionSet(): SelectionSetNode {
    return { kind: Kind.SELECTION_SET, selections: many('{', selection, '}') };
  }

  return selectionSet;
}

/**
 * The definitions of a document that the build has written: operations and fragments, on one line,
 * without comments and descriptions. As GraphQL's own `parse` reads them, at a tenth of its code,
 * which a phone would load before the first page: it is for what people write themselves.
 */
export function readDocument(source: string): DefinitionNode[] {
  const reader = readTokens(source);
  const { fail, advance, took, expect } = reader;
  const values = readValues(reader);
  const { name, namedType, directives } = values;
  const variables = readVariables(reader, values);
  const selectionSet = readSelections(reader, values);

  const fragment = (): FragmentDefinitionNode => {
    const called = name();
    expect('on');
    return {
      kind: Kind.FRAGMENT_DEFINITION,
      name: called,
      typeCondition: namedType(),
      directives: directives(),
      selectionSet: selectionSet(),
    };
  };
  const operation = (word: string): OperationDefinitionNode => ({
    kind: Kind.OPERATION_DEFINITION,
    operation: Object.values(OperationTypeNode).find((known) => known === word) ?? fail(),
    name: isName(reader.next) ? name() : undefined,
    variableDefinitions: variables(),
    directives: directives(),
    selectionSet: selectionSet(),
  });

  const definitions: DefinitionNode[] = [];
  while (reader.next) definitions.push(took('fragment') ? fragment() : operation(advance()));
  return definitions;
}
