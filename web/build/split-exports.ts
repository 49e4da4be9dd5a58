import { readFile } from 'node:fs/promises';
import { type Plugin, parseSync } from 'vite';

/** One file to read, and a module for each export to the bundler. */
const isSplit = (id: string): boolean =>
  /\/web\/src\/generated\/(documents|hooks|calls)\.ts$/.test(id);

/** Behind the file's path: the one export that the module consists of. */
const mark = '?export=';

type Statement = { names: string[]; isExport: boolean; isType: boolean; text: string };

/** The statements of a module, with what each one declares. */
function statementsOf(code: string): Statement[] {
  const { program, errors } = parseSync('module.ts', code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return program.body.map((statement) => {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = isExport ? statement.declaration : statement;
    const names =
      declared?.type === 'VariableDeclaration'
        ? declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
        : [];
    const isType = !isExport ? /^TS/.test(statement.type) : /^TS/.test(declared?.type ?? '');
    return { names, isExport, isType, text: code.slice(statement.start, statement.end) };
  });
}

/** A module of the exports' modules, which it only passes on. */
const allOf = (file: string, statements: Statement[]): string =>
  statements
    .flatMap(({ names }) => names)
    .map((name) => `export { ${name} } from '${file}${mark}${name}';`)
    .join('\n');

/** One export, with what it imports and the other exports of its file that it names. */
function oneOf(file: string, statements: Statement[], name: string): string {
  const own = statements.find(({ names }) => names.includes(name));
  if (!own) throw new Error(`${file} exports no ${name}`);
  const words = new Set(own.text.match(/[\w$]+/g));
  const imported = statements.filter(({ names, isType }) => names.length === 0 && !isType);
  const others = statements
    .flatMap(({ names }) => names)
    .filter((other) => other !== name && words.has(other));
  return [
    ...imported.map(({ text }) => text),
    ...others.map((other) => `import { ${other} } from '${file}${mark}${other}';`),
    own.text,
  ].join('\n');
}

/**
 * Hands the generated documents, hooks and calls to the bundler export by export. It puts whole
 * modules into chunks: as they are, what all pages together ask would be in the first page's.
 */
export function splitExports(): Plugin {
  const read = new Map<string, Promise<Statement[]>>();
  const statementsIn = (file: string): Promise<Statement[]> => {
    const known = read.get(file) ?? readFile(file, 'utf8').then(statementsOf);
    read.set(file, known);
    return known;
  };
  return {
    name: 'split-exports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (isSplit(id.split(mark)[0] ?? '') && id.includes(mark) ? id : null),
    async load(id) {
      const [file = '', name] = id.split(mark);
      if (!isSplit(file)) return null;
      const statements = await statementsIn(file);
      const code = name ? oneOf(file, statements, name) : allOf(file, statements);
      return { code, moduleType: 'ts', moduleSideEffects: false };
    },
  };
}
