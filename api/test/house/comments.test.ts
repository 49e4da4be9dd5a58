import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const isFile = (path: string): boolean => statSync(join(root, path)).isFile();
const rooms = globSync('{api,web,schema,scripts,docs,deploy,.ci}/**', { cwd: root });
const files = [...rooms, ...globSync('{*,.*}', { cwd: root, exclude: ['.git', 'node_modules'] })];
const paths = new Set(files);
/**
 * Every ending of every path, as `posts/posts.ts` and `posts.ts`: a comment may leave out what its
 * place says.
 */
const endings = new Set(
  files.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);

/**
 * Comments begin a line or follow a blank: what looks like one inside `'src/**'` or `'http://…'`
 * does neither.
 */
const comment = /(?<=^|[\s{(])(?:\/\*\*?(?=\s)[\s\S]*?\*\/|\/\/ [^\n]*)|(?<=\n|^)\s*# [^\n]*/g;
const commented = (path: string): string[] => {
  const text = readFileSync(join(root, path), 'utf8');
  const found = text.match(comment) ?? [];
  // `#` begins a comment there alone.
  return path.endsWith('.graphql') ? found : found.filter((each) => !each.trim().startsWith('#'));
};

/** Pages that are not in the repository, by the words with which they would be cited. */
const foreign = [
  /\b[Pp]arts? \d[^);]*/,
  /[(;] ?(?:decisions|design|performance|security|stack|architecture|examples|specification)(?:,|\)| ")[^);]*/,
  /\((?:sections?|points?|pages?) \d[^);]*/,
];
const aFile =
  /(?<![\w./@*>-])\.?[\w@][\w@.-]*(?:\/[\w@.-]+)*\.(?:tsx?|mjs|cjs|md|graphql|css|jsonc?)\b(?![\w*{/])/g;
const aFolder = /(?<![\w./@*-])(?:api|web|schema|scripts|docs|deploy)\/[\w@/-]*\w(?![\w.*{/-])/g;

/** The files and folders that a text names and nobody finds. */
const nowhere = (text: string): string[] =>
  [...(text.match(aFile) ?? []), ...(text.match(aFolder) ?? [])].filter(
    (path) => !endings.has(path) && !paths.has(path),
  );

/** What a comment cites and nobody finds. */
const astray = (text: string): string[] => [
  ...foreign.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ...nowhere(text),
];

describe('comments', () => {
  it.each([
    ['Limits stand in docs/decisions/nowhere.md.', ['docs/decisions/nowhere.md']],
    ['See api/src/nowhere and api/src/limits.ts.', ['api/src/nowhere']],
    ['The reason is in nowhere.ts.', ['nowhere.ts']],
    ['A page of posts (part 2, Feed).', ['part 2, Feed']],
    ['Its plan stays (performance, point 2).', ['(performance, point 2']],
    ['For members (decisions, "Words").', ['(decisions, "Words"']],
    ['Texts as documented (section 9).', ['(section 9']],
    ['It is fast: performance, not looks. As in `schema/rest.md`: `/api/auth/post/{id}`.', []],
    ['As in `schema/socket-events.md`.', []],
    ['The rules of .nowhererc.json.', ['.nowhererc.json']],
    ['As knip.jsonc and package.json say.', []],
    ['Made by core/errors.ts of web/src/core, in web/src/**/*.graphql.', []],
  ])('%s', (text, expected) => {
    expect(astray(text)).toEqual(expected);
  });

  it('cite what is in the repository', () => {
    const own = 'api/test/house/comments.test.ts';
    const found = files
      .filter((path) => /\.(tsx?|mjs|cjs|js|jsonc|css|graphql)$/.test(path) && isFile(path))
      .filter((path) => path !== own && !/\/generated\/|^schema\/\w+\.graphql$/.test(path))
      .flatMap((path) =>
        commented(path).flatMap((text) => astray(text).map((each) => `${path}: ${each}`)),
      );
    expect(found).toEqual([]);
  });
});

const isSource = (path: string): boolean =>
  /\.(tsx?|mjs|cjs|jsonc?|css|graphql|sql|ya?ml)$|Dockerfile/.test(path) && isFile(path);

/** The names in backticks of a page: functions, fields, tables. */
const named = (page: string): string[] =>
  [...page.matchAll(/`([A-Za-z_]\w*)(?:\(\))?`/g)].map(([, name = '']) => name);

describe('pages', () => {
  const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'].concat(
    files.filter((path) => /^(docs|deploy)\/.*\.md$/.test(path)),
  );

  it('name nothing in backticks that no source has', () => {
    const words = new Set(
      files
        .filter((path) => isSource(path) && path !== 'api/test/house/comments.test.ts')
        .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[A-Za-z_]\w*/g) ?? []),
    );
    expect(named('As `lockCase` and `change()` do, in `a room` of `a.b`.')).toEqual([
      'lockCase',
      'change',
    ]);
    const found = pages.flatMap((page) =>
      named(readFileSync(join(root, page), 'utf8'))
        .filter((name) => !words.has(name))
        .map((name) => `${page}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('name files that are in the repository, but for those of the room that a newcomer writes', () => {
    expect(pages.length).toBeGreaterThan(10);
    const found = pages.flatMap((page) =>
      nowhere(readFileSync(join(root, page), 'utf8')).map((each) => `${page}: ${each}`),
    );
    const ofNewcomers = /^CONTRIBUTING\.md: mentorships?\.[\w.]+$/;
    expect(found.filter((each) => !ofNewcomers.test(each))).toEqual([]);
  });
});
