import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/**
 * The functions that a file exports, however they are written: their text up to the next thing at
 * the margin.
 */
const exportedFunctions = (text: string): [name: string, body: string][] =>
  [
    ...text.matchAll(
      /^export (?:(?:async )?function|const) (\w+)\b[\s\S]*?(?=^[^\s})\]]|(?![^]))/gm,
    ),
  ].map((found) => [found[1] ?? '', found[0]]);

/**
 * Whether a command looks at what was sent before it knows who asks: strangers would learn the
 * rules of what is not theirs.
 */
function validatesFirst(body: string): boolean {
  const asks = body.search(/\brequireViewer\(/);
  const validates = body.search(/\bvalidate\w*\(/);
  return asks >= 0 && validates >= 0 && validates < asks;
}

/**
 * Whether a command looks at what was sent inside its unit of work, or leaves it to a function that
 * is called there: a transaction would be begun, and rows locked, for what is refused in any case.
 */
function validatesLate(body: string): boolean {
  const changes = body.search(/\bchange\(|\bwork: Work\b/);
  const validates = [...body.matchAll(/\bvalidate\w*\(/g)].at(-1)?.index ?? -1;
  return changes >= 0 && validates > changes;
}

/** Whose rule needs what stands there: facts are sent one by one, and are right together. */
const needsItsRow = new Set(['correctFacts']);

const commandsThat = (are: (body: string) => boolean): string[] =>
  globSync('api/src/features/*/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      exportedFunctions(readFileSync(join(root, file), 'utf8'))
        .filter(([, body]) => are(body))
        .map(([name]) => `${file}: ${name}`),
    );

/** Which room has which entity. */
const entityRooms = (): Map<string, string> =>
  new Map(
    globSync('api/src/features/*/**/*.entity.ts', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /^@Entity\((?:(?!^export )[^])*^export class (\w+)/gm,
        ),
      ].map(([, name = '']): [string, string] => [name, file.split('/')[3] ?? '']),
    ),
  );

/**
 * What a code does with entities through an entity manager, as `findOne User`. A reference alone
 * reads and changes nothing.
 */
const entityCalls = (code: string): string[] =>
  [...code.matchAll(/\bem\s*\.(\w+)(?:<[^(]*>)?\(\s*([A-Z]\w*)/g)]
    .map(([, verb, entity]) => `${verb} ${entity}`)
    .filter((call) => !call.startsWith('getReference '));

/** Entities of other rooms that are loaded all the same, and why. */
const foreignEntityCalls = new Map([
  [
    'chat/messages/sending/send-file.ts: findOneOrFail StoredFile',
    'the file that was stored just now',
  ],
  ['chat/messages/unnamed-files.ts: find StoredFile', 'locked until nobody names them'],
  [
    'chat/requests/mail/answer-by-link.ts: findOne User',
    'whether the alumnus is muted, at the answer',
  ],
  ['presence/presence.ts: find User', 'rows of presence refer to who is still there'],
]);

describe('commands', () => {
  it('ask who it is before they look at what was sent', () => {
    expect(commandsThat(validatesFirst)).toEqual([]);
  });

  it('look at what was sent before they change anything', () => {
    const late = commandsThat(validatesLate);
    expect(late.filter((name) => !needsItsRow.has(name.split(': ')[1] ?? ''))).toEqual([]);
  });

  it.each([
    ['a function', 'export async function save(ctx) {\n  ', '\n}\n'],
    ['an arrow function', 'export const save = async (ctx) => {\n  ', '\n};\n'],
    ['an expression', 'export const save = (ctx) =>\n  ', ';\nconst next = 1;\n'],
  ])('one that does not is found, as %s', (_kind, before, after) => {
    const of = (body: string) => exportedFunctions(`${before}${body}${after}`);
    const [[name, body] = ['', '']] = of('validate(rule, input);\n  requireViewer(ctx);');
    expect(name).toBe('save');
    expect(validatesFirst(body)).toBe(true);
    expect(validatesLate(body)).toBe(false);
    const [[, late] = ['', '']] = of('change(ctx.app, (work) => validate(rule, input))');
    expect(validatesLate(late)).toBe(true);
  });
});

describe('tables', () => {
  it('are loaded and changed as entities by the room that has them', () => {
    const rooms = entityRooms();
    expect(rooms.get('User')).toBe('identity');
    const found = globSync('api/src/features/*/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        entityCalls(readFileSync(join(root, file), 'utf8'))
          .filter((call) => {
            const owner = rooms.get(call.split(' ')[1] ?? '');
            return owner !== undefined && owner !== file.split('/')[3];
          })
          .map((call) => `${file.replace('api/src/features/', '')}: ${call}`),
      );
    expect(found.filter((call) => !foreignEntityCalls.has(call))).toEqual([]);
  });

  it.each([
    ['await work.em.findOne(User, { id })', ['findOne User']],
    ['em.create(\n  User, {})', ['create User']],
    ['work.em\n  .nativeDelete(StoredFile, {})', ['nativeDelete StoredFile']],
    ["em.getReference(User, id); em.find(PostEntity, {}, { fields: ['id'] })", ['find PostEntity']],
    ['em.assign(found, { user })', []],
  ])('what is done with one is found: %s', (code, calls) => {
    expect(entityCalls(code)).toEqual(calls);
  });
});
