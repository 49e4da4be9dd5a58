import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../../src/schema.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const architecture = read('ARCHITECTURE.md');

/** The rows of the table in ARCHITECTURE.md whose head begins with this cell. */
function tableOf(head: string): string[][] {
  const [, table = ''] = architecture.split(`\n| ${head} |`);
  const lines = (table.split('\n\n')[0] ?? '').split('\n').slice(2);
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The names in a cell: what stands in backticks. */
const namesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, n]) => n ?? []);

const schema = buildSchema();
/** `PostCounters`, `useful` and `PostCounters.useful`, of everything that the schema has. */
const schemaNames = new Set(
  Object.values(schema.getTypeMap()).flatMap((type) => [
    type.name,
    ...(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.keys(type.getFields()).flatMap((field) => [field, `${type.name}.${field}`])
      : []),
    ...(isEnumType(type)
      ? type.getValues().flatMap(({ name }) => [name, `${type.name}.${name}`])
      : []),
  ]),
);

/** `GET /api/jobs/{id}`: the calls that are listed; their lines begin with method and path. */
const calls = new Set(
  [...read('schema/rest.md').matchAll(/^\| ([A-Z]+) \| `([^`]+)`/gm)].map(
    ([, method, path]) => `${method} ${path}`,
  ),
);
/** What the documents and the code of REST calls name: parts of what is sent and answered. */
const restNames = new Set(
  globSync('api/src/**/{*.rest.{graphql,ts},rest-*.ts}', { cwd: root })
    .flatMap((path) => read(path).match(/\w+/g) ?? [])
    .concat('_id'),
);
const events = new Set(
  [...read('schema/socket-events.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name),
);
const socketNames = new Set([
  ...events,
  // What an event carries is mostly what REST answers.
  ...restNames,
  ...globSync('api/src/**/*.socket.{graphql,ts}', { cwd: root }).flatMap(
    (path) => read(path).match(/\w+/g) ?? [],
  ),
]);

describe('the words of ARCHITECTURE.md', () => {
  const words = tableOf('GraphQL');

  it('are names that the schema has', () => {
    const names = words.flatMap(([graphql]) => namesIn(graphql));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !schemaNames.has(name))).toEqual([]);
  });

  it('are calls and parts that REST has', () => {
    const names = words.flatMap(([, rest]) => namesIn(rest));
    expect(names.length).toBeGreaterThan(10);
    expect(
      names.filter((name) => !(name.includes(' ') ? calls.has(name) : restNames.has(name))),
    ).toEqual([]);
  });

  it('are events that the channel has', () => {
    const names = words.flatMap(([, , socket]) => namesIn(socket));
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !socketNames.has(name))).toEqual([]);
  });
});

/** The words of a name: `isAnswerUpvotedBy` is answer, upvoted and two more. */
const wordsOf = (name: string): string[] =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_.]/).map((w) => w.toLowerCase());

/** Names that a house gives: of what its files share, and of the files. */
const givenNames = (): string[] =>
  globSync('{api/src,web/src,schema/rules}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/generated/**'],
  }).flatMap((path) => [
    basename(path).split('.')[0] ?? '',
    ...[
      ...read(path).matchAll(
        /^export (?:default )?(?:async )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)/gm,
      ),
    ].flatMap(([, name]) => name ?? []),
  ]);

describe('one thing has one word', () => {
  const rows = tableOf('say');
  const refused = new Map(
    rows.flatMap(([say = '', , not = '']) =>
      [...not.matchAll(/\*(\w+)\*/g)].map(([, word = '']) => [word, say] as const),
    ),
  );
  /** What is called so by a library or the documents, in the cell behind the refused words. */
  const kept = new Set(rows.flatMap(([, , , but]) => namesIn(but)));

  it('in all names of files and of what they share', () => {
    expect(refused.size).toBeGreaterThan(10);
    const wrong = givenNames().filter(
      (name) => !kept.has(name) && wordsOf(name).some((word) => refused.has(word)),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('and what is kept of the others is there', () => {
    const given = new Set(givenNames());
    expect([...kept].filter((name) => !given.has(name))).toEqual([]);
  });
});
