import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g),
  ].map((match) => match[1] ?? '');

/** The feature an import leads to, seen from inside `features/<own>/…`; null when it stays or goes elsewhere. */
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

/** The functions that a file exports, by name: their text up to the next thing at the margin. */
const exportedFunctions = (text: string): [name: string, body: string][] =>
  [...text.matchAll(/^export (?:async )?function (\w+)[\s\S]*?^\}/gm)].map((found) => [
    found[1] ?? '',
    found[0],
  ]);

/** Whether a command looks at what was sent before it knows who asks: strangers would learn the rules of what is not theirs. */
function validatesFirst(body: string): boolean {
  const asks = body.search(/\brequireViewer\(/);
  const validates = body.search(/\bvalidate\w*\(/);
  return asks >= 0 && validates >= 0 && validates < asks;
}

describe('commands', () => {
  it('ask who it is before they look at what was sent', () => {
    const wrong = globSync('api/src/features/*/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        exportedFunctions(readFileSync(join(root, file), 'utf8'))
          .filter(([, body]) => validatesFirst(body))
          .map(([name]) => `${file}: ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('one that does not is found', () => {
    const [[name, body] = ['', '']] = exportedFunctions(
      'export async function save(ctx) {\n  validate(rule, input);\n  requireViewer(ctx);\n}\n',
    );
    expect(name).toBe('save');
    expect(validatesFirst(body)).toBe(true);
  });
});

describe('features', () => {
  it.each(['api', 'web'] as const)('%s: none reaches another in a circle', (side) => {
    expect(circleIn(featureGraph(side))).toBeNull();
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
