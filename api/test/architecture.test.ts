import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isWebPath } from '../../schema/rules/pages.ts';

const root = join(import.meta.dirname, '../..');

/** Where the paths that imports begin with lead. */
const roots: [start: string, folder: string][] = [
  ['@/', 'web/src/'],
  ['@schema/', 'schema/'],
];

/** The file that an import names: itself, what it leaves the ending of, or a folder's index. */
const fileOf = (path: string): string =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => `${path}${end}`)
    .find((each) => /\.tsx?$/.test(each) && existsSync(join(root, each))) ?? path;

/**
 * Imports and re-exports of files of ours that a file makes when it loads, types included; not
 * those of `import('…')`.
 */
const staticImportsOf = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /^(?:import|export)\b[^;'"]*?(?:from )?'((?:\.|@\/|@schema\/)[^']+)';/gm,
    ),
  ].map(([, path = '']) => {
    const [start, folder] = roots.find(([each]) => path.startsWith(each)) ?? [];
    return fileOf(start ? join(`${folder}`, path.slice(start.length)) : join(file, '..', path));
  });

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g),
  ].map((match) => match[1] ?? '');

/**
 * The feature an import leads to, seen from inside `features/<own>/…`; null when it stays or goes
 * elsewhere.
 */
function otherFeature(file: string, source: string): string | null {
  const path = source.startsWith('@/')
    ? source.replace('@/', 'web/src/')
    : source.startsWith('.')
      ? join(file, '..', source)
      : '';
  const target = /src\/features\/([^/]+)\//.exec(`${path}/`)?.[1] ?? null;
  return target === /src\/features\/([^/]+)\//.exec(file)?.[1] || target === 'index.ts'
    ? null
    : target;
}

/** Which feature imports which, types included: a circle of types is a circle in the head. */
function featureGraph(side: 'api' | 'web'): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of globSync(`${side}/src/features/*/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const own = file.split('/')[3] ?? '';
    const others = graph.get(own) ?? new Set();
    for (const source of importsOf(file)) {
      const other = otherFeature(file, source);
      if (other) others.add(other);
    }
    graph.set(own, others);
  }
  return graph;
}

/** Which file of a part of the house imports which. */
const fileGraph = (folder: string): Map<string, Set<string>> =>
  new Map(
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file))
      .map((file) => [file, new Set(staticImportsOf(file))]),
  );

/** The first way round that comes back to where it began, as `a → b → a`. */
function circleIn(graph: Map<string, Set<string>>): string | null {
  const done = new Set<string>();
  const walk = (name: string, way: string[]): string | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name].join(' → ');
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return null;
}

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

/** Paths of pages that stand in a text of the code: after a quote, or after an address. */
const writtenPaths = (code: string): string[] =>
  [...code.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '').matchAll(/(?:['"`]|\})(\/[a-z][^'"`\s]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => {
      const plain = path.replace(/\$\{[^}]*\}/g, 'one').replace(/[?#].*$/, '');
      return isWebPath(plain) || isWebPath(`${plain}one`);
    });

describe('paths of pages', () => {
  it('are written in page-paths.ts alone', () => {
    const found = globSync(['api/src/**/*.ts', 'schema/rules/*.ts'], { cwd: root })
      .filter(
        (file) => !/\.test\.ts$|\/generated\/|\/testing\/|(?:page-paths|pages)\.ts$/.test(file),
      )
      .flatMap((file) =>
        writtenPaths(readFileSync(join(root, file), 'utf8')).map((path) => `${file}: ${path}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ["link: '/settings',", '/settings'],
    ['link: `/profile/${id}`,', '/profile/${id}'],
    ["sql`'/post/' || p.id`", '/post/'],
    ['`${publicUrl}/unsubscribe?token=${token}`', '/unsubscribe?token=${token}'],
  ])('one that is written by hand is found: %s', (code, path) => {
    expect(writtenPaths(code)).toEqual([path]);
  });
});

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
  ['chat/messages/send-file.ts: findOneOrFail StoredFile', 'the file that was stored just now'],
  ['chat/messages/unnamed-files.ts: find StoredFile', 'locked until nobody names them'],
  ['chat/requests/answer-by-link.ts: findOne User', 'whether the alumnus is muted, at the answer'],
  ['presence/presence.ts: find User', 'rows of presence refer to who is still there'],
]);

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

describe('what admins took away', () => {
  const byHand = /removed_at['"]?,? 'is', null|removed_at is null/;

  it('is left out by one condition, in statements of all rooms', () => {
    const found = globSync('api/src/features/*/**/*.ts', { cwd: root })
      .filter((file) => !/\.(?:test|entity)\.ts$/.test(file))
      .filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    ".where('post.removed_at', 'is', null)",
    "eb('removed_at', 'is', null)",
    'sql`removed_at is null`',
  ])('one that is asked by hand is found: %s', (code) => {
    expect(code).toMatch(byHand);
  });
});

describe('numbers', () => {
  const written = /=== 1 \? '(\w+)' : '(?:\1s|people)'|=== 1 \? '' : 's'/;

  it('take their word from counted.ts alone', () => {
    const byHand = globSync(['schema/rules/**/*.ts', '{api,web}/src/**/*.{ts,tsx}'], { cwd: root })
      .filter((file) => !/\.test\.tsx?$|\/generated\/|counted\.ts$/.test(file))
      .filter((file) => written.test(readFileSync(join(root, file), 'utf8')));
    expect(byHand).toEqual([]);
    expect("n === 1 ? 'row' : 'rows'").toMatch(written);
  });
});

/** What the contract calls things: its types, and the fields that are asked for at the root. */
const namesOfThings = (): Set<string> => {
  const { Query, Mutation, Subscription, ...types } = buildSchema(
    readFileSync(join(root, 'schema/schema.graphql'), 'utf8'),
  ).getTypeMap();
  const fields = [Query, Mutation, Subscription].flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()) : [],
  );
  const objects = Object.keys(types).filter((name) => isObjectType(types[name]));
  return new Set([...fields, ...objects].filter((name) => name !== 'PageInfo'));
};

/** Names of things in a code: as a text, as what is asked for, or as the key of an object. */
const thingsIn = (code: string, names: Set<string>): string[] =>
  [...code.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '').matchAll(/(['"`])(\w+)(?::|\1)|\b(\w+):/g)]
    .map(([, , text, key]) => text ?? key ?? '')
    .filter((name) => names.has(name));

describe("the web's data layer", () => {
  const names = namesOfThings();

  it('names no room: what one keeps is said in it', () => {
    const found = globSync('web/src/core/data/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const code = readFileSync(join(root, file), 'utf8');
        const generated = /generated\/(?:hooks|documents)/.test(code) ? ['generated'] : [];
        return [...generated, ...thingsIn(code, names)].map((name) => `${file}: ${name}`);
      });
    expect(found).toEqual([]);
  });

  it.each([
    ["cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' });", ['jobs']],
    ['const added = { __ref: `Question:${id}` };', ['Question']],
    ["Query: { fields: { jobs: paged(['filter']) } },", ['jobs']],
    ['  // Posts: as others\n  keyArgs: paged,', []],
  ])('a thing is found: %s', (code, expected) => {
    expect(thingsIn(code, names)).toEqual(expected);
  });
});

describe('features', () => {
  it.each(['api', 'web'] as const)('%s: none reaches another in a circle', (side) => {
    expect(circleIn(featureGraph(side))).toBeNull();
  });

  it.each([
    ['api/src', 'api/src/app.ts', 'api/src/core/database/db.ts'],
    ['web/src', 'web/src/features/chat/files/upload-store.ts', 'web/src/core/auth.ts'],
    ['schema/rules', 'schema/rules/notifications-texts.ts', 'schema/rules/notification-ways.ts'],
  ])('no file of %s reaches another in a circle', (folder, one, another) => {
    const graph = fileGraph(folder);
    expect(graph.get(one)).toContain(another);
    expect(circleIn(graph)).toBeNull();
  });

  it('what pages say and lists are narrowed down by comes without the library of rules', () => {
    const graph = fileGraph('schema/rules');
    const rulesOf = (file: string, seen = new Set<string>()): string[] => {
      if (seen.has(file)) return [];
      seen.add(file);
      const own = /from 'zod'/.test(readFileSync(join(root, file), 'utf8')) ? [file] : [];
      return [...own, ...[...(graph.get(file) ?? [])].flatMap((next) => rulesOf(next, seen))];
    };
    const light = [...graph.keys()].filter((file) => /-(?:texts|filters|words)\.ts$/.test(file));
    expect(light.length).toBeGreaterThan(40);
    expect(light.flatMap((file) => rulesOf(file).map((rules) => `${file}: ${rules}`))).toEqual([]);
    expect(rulesOf('schema/rules/posts.ts')).toContain('schema/rules/posts.ts');
  });

  it('a circle would be found', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a'])],
    ]);
    expect(circleIn(circle)).toBe('a → b → c → a');
  });

  it('imports between features are seen, however they are spelled', () => {
    expect(otherFeature('api/src/features/posts/posts.ts', '../identity/index.ts')).toBe(
      'identity',
    );
    expect(otherFeature('web/src/features/posts/pages/Post.tsx', '@/features/identity')).toBe(
      'identity',
    );
    expect(otherFeature('api/src/features/posts/posts.ts', './post.entity.ts')).toBeNull();
    expect(otherFeature('web/src/features/posts/useLike.ts', '@/ui')).toBeNull();
  });
});

describe('tests of the api', () => {
  it('that replace modules say so in their names, for they have a process of their own', () => {
    const replacing = globSync('api/{src,test}/**/*.test.ts', { cwd: root }).filter((file) =>
      /^vi\.(?:do)?mock\(/im.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(replacing.length).toBeGreaterThan(0);
    expect(replacing.filter((file) => !file.endsWith('.mocked.test.ts'))).toEqual([]);
  });
});
