import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DefinitionNode,
  type ExecutableDefinitionNode,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import { writtenByAuthors } from '../../codegen.ts';
import { webDocuments } from '../src/transports/graphql/trusted-documents.ts';

/**
 * The documents that the web app and the REST rows send, read from where they are written: the
 * bench follows them.
 */
const root = join(import.meta.dirname, '../..');
const definitions = new Map<string, ExecutableDefinitionNode>();
const isNamed = (definition: DefinitionNode): definition is ExecutableDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION;
const files = globSync('{web,api}/src/features/**/*.graphql', { cwd: root });
const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
for (const text of [...texts, writtenByAuthors]) {
  for (const definition of parse(text).definitions)
    if (isNamed(definition) && definition.name) definitions.set(definition.name.value, definition);
}

function withFragments(name: string, found: Map<string, ExecutableDefinitionNode>): void {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`no document ${name}`);
  if (found.has(name)) return;
  found.set(name, definition);
  visit(definition, {
    FragmentSpread(spread) {
      withFragments(spread.name.value, found);
    },
  });
}

/** The text of an operation with its fragments. */
export function documentOf(name: string): string {
  const found = new Map<string, ExecutableDefinitionNode>();
  withFragments(name, found);
  return print({ kind: Kind.DOCUMENT, definitions: [...found.values()] });
}

/** What Apollo Client sends: `__typename` beside every field that has fields, but at the root. */
export function documentOfApollo(name: string): string {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return print(
    visit(parse(documentOf(name)), {
      SelectionSet(set, _key, parent) {
        const isRoot =
          !Array.isArray(parent) &&
          (parent as { kind?: Kind } | undefined)?.kind === Kind.OPERATION_DEFINITION;
        return isRoot ? undefined : { ...set, selections: [...set.selections, typename] };
      },
    }),
  );
}

/** The hash that the web app sends in place of an operation's text. */
export function hashOfWeb(name: string): string {
  const isIt = new RegExp(`\\b(query|mutation) ${name}\\b`);
  const [hash] = [...webDocuments].find(([, text]) => isIt.test(text)) ?? [];
  if (!hash) throw new Error(`the web app sends no ${name}`);
  return hash;
}
