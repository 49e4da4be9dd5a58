import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

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
 * Rooms with folders that reach one another in a circle: what is one thing there has several. They
 * count as one; there are to be fewer, and never more.
 */
const inCircles: Record<string, readonly string[]> = {
  'api/src/features/chat': ['conversations', 'messages', 'requests'],
  'web/src/features/chat': ['files', 'message', 'thread', 'unsent', 'voice'],
};

/**
 * Which inner folder of a room imports which. What stands in the room itself belongs to all.
 * @param asOne folders that count as the first of them
 */
function folderGraph(room: string, asOne: readonly string[] = []): Map<string, Set<string>> {
  const folderOf = (file: string): string | null => {
    const [folder, inside] = file.startsWith(`${room}/`)
      ? file.slice(room.length + 1).split('/')
      : [];
    if (!folder || !inside) return null;
    return asOne.includes(folder) ? (asOne[0] ?? folder) : folder;
  };
  const graph = new Map<string, Set<string>>();
  for (const [file, imported] of fileGraph(room)) {
    const own = folderOf(file);
    if (own === null) continue;
    const others = graph.get(own) ?? new Set();
    for (const each of imported) {
      const other = folderOf(each);
      if (other !== null && other !== own) others.add(other);
    }
    graph.set(own, others);
  }
  return graph;
}

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
    const found = globSync('web/src/core/data/**/*.{ts,tsx}', { cwd: root })
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
    [
      'schema/rules',
      'schema/rules/notifications/notifications-texts.ts',
      'schema/rules/notifications/notification-ways.ts',
    ],
  ])('no file of %s reaches another in a circle', (folder, one, another) => {
    const graph = fileGraph(folder);
    expect(graph.get(one)).toContain(another);
    expect(circleIn(graph)).toBeNull();
  });

  it.each(['api', 'web'] as const)(
    '%s: no folder of a room reaches another in a circle',
    (side) => {
      const parts = globSync(`${side}/src/{features/*,core,ui,app,transports}`, { cwd: root });
      expect(parts.length).toBeGreaterThan(20);
      expect(parts.flatMap((part) => circleIn(folderGraph(part, inCircles[part])) ?? [])).toEqual(
        [],
      );
    },
  );

  it.each(Object.keys(inCircles))('folders of %s still do', (room) => {
    expect(circleIn(folderGraph(room))).not.toBeNull();
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
    expect(rulesOf('schema/rules/posts/posts.ts')).toContain('schema/rules/posts/posts.ts');
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
