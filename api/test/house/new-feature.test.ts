import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folders = ['api', 'schema', 'scripts', 'web'];
const files = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['biome.json', 'codegen.ts', '.gitignore'],
];
const apart = new Set(['node_modules', 'test-results', 'playwright-report']);

/** A copy of what the command reads and writes. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'experiencia-new-feature-'));
  for (const name of [...folders, ...files])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (source) => !apart.has(basename(source)),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const textOf = (path: string): string => readFileSync(join(copy, path), 'utf8');

/** Every file of the copy with its text. */
const everything = (): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path): [string, string] => [path, readFileSync(path, 'latin1')]),
    ),
  );

/** A recipe of CONTRIBUTING.md, as done by hand for a made-up example in the new room. */
function recipe(name: string) {
  const path = join(import.meta.dirname, `../recipes/${name}.patch`);
  const lines = readFileSync(path, 'utf8').split('\n');
  return {
    path,
    /** What is written by hand. */
    files: lines.filter((line) => line.startsWith('diff --git ')).length,
    lines: lines.filter((line) => /^\+(?!\+\+ )/.test(line)).length,
  };
}

/** Runs a program in the copy. @returns what it wrote, and how it ended */
const runInCopy = (program: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(program, args, { cwd: copy }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: (stdout + stderr).trim() });
    });
  });
const inCopy = (...args: string[]) => runInCopy(process.execPath, ...args);
/** Without a repository around it, git compares with the files themselves. */
const applied = ({ path }: { path: string }) => runInCopy('git', 'apply', path);

const addRoom = () => inCopy('scripts/new-feature.mjs', 'mentorships', 'mentorship');
const compiler = 'node_modules/typescript-native/bin/tsc';

describe('npm run new:feature', () => {
  it.each([
    ['schema/rest.md', '## Administration', '## Admins'],
    ['schema/rules/pages/pages.ts', 'careerPath: {', 'careers: {'],
  ])('changes nothing where %s has another shape', async (path, line, other) => {
    const text = textOf(path);
    expect(text).toContain(line);
    writeFileSync(join(copy, path), text.replace(line, other));
    const before = everything();
    const { code, output } = await addRoom();
    expect(code).toBe(1);
    expect(output).toContain(path);
    expect(everything()).toEqual(before);
    writeFileSync(join(copy, path), text);
  });

  it('makes a room that is listed everywhere, with its migration and generated code', async () => {
    expect(await addRoom()).toEqual({ code: 0, output: expect.stringContaining('Next:') });
    expect(textOf('schema/schema.graphql')).toContain('addMentorship(');
    expect(textOf('web/src/generated/hooks.ts')).toContain('useMyMentorshipsQuery');
    expect(textOf('api/src/features/index.ts')).toMatch(/^ {2}mentorships,$/m);
    const migrations = readdirSync(join(copy, 'api/src/migrations'));
    expect(migrations.filter((name) => name.endsWith('_add_mentorships.ts'))).toHaveLength(1);
  }, 600_000);
});

// Each goes on from the one before, in the room that was made above.
describe('a recipe of CONTRIBUTING.md', () => {
  it.each([
    ['Add a field to a post', 'field', 7],
    ['Add a command', 'command', 6],
    ['Add a list with filters', 'list', 4],
    ['Add a form', 'form', null],
  ])(
    '“%s” still fits the house, and takes no more files than it may',
    async (title, name, most) => {
      expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(`## ${title}\n`);
      const { files, ...example } = recipe(name);
      if (most !== null) expect(files).toBeLessThanOrEqual(most);
      expect(await applied(example)).toEqual({ code: 0, output: '' });
    },
  );

  it('“Add a list with filters” takes four files, and less than 60 lines', () => {
    const { files, lines } = recipe('list');
    expect(files).toBeLessThanOrEqual(4);
    expect(lines).toBeLessThan(60);
  });

  it('leaves a house that compiles, as the new room does', async () => {
    expect(await inCopy('scripts/codegen.mjs')).toMatchObject({ code: 0 });
    expect(textOf('schema/schema.graphql')).toContain('copyMentorship(');
    expect(textOf('web/src/generated/documents.ts')).toContain('noticePeriod');
    expect(textOf('web/src/generated/hooks.ts')).toContain('useMentorshipsQuery');
    // As in scripts/check.mjs: threads of one compiler check much of the same twice.
    const checked = ['tsconfig.json', 'web/tsconfig.json'].map((project) =>
      inCopy(compiler, '-p', project, '--noEmit', '--singleThreaded'),
    );
    for (const one of checked) expect(await one).toEqual({ code: 0, output: '' });
  }, 600_000);
});
