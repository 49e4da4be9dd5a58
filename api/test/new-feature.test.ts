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

const root = join(import.meta.dirname, '../..');
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

/** Runs a program in the copy. @returns what it wrote, and how it ended */
const inCopy = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: copy }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: (stdout + stderr).trim() });
    });
  });

const addRoom = () => inCopy('scripts/new-feature.mjs', 'mentorships', 'mentorship');
const compiler = 'node_modules/typescript-native/bin/tsc';

describe('npm run new:feature', () => {
  it.each([
    ['schema/rest.md', '## Administration', '## Admins'],
    ['schema/rules/pages.ts', 'careerPath: {', 'careers: {'],
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
    const checked = ['tsconfig.json', 'web/tsconfig.json'].map((project) =>
      inCopy(compiler, '-p', project, '--noEmit'),
    );
    for (const one of checked) expect(await one).toEqual({ code: 0, output: '' });
  }, 600_000);
});
