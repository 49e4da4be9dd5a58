import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWebPath } from '../../../schema/rules/pages/pages.ts';

const root = join(import.meta.dirname, '../../..');

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
    const found = globSync(['api/src/**/*.ts', 'schema/rules/**/*.ts'], { cwd: root })
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

describe('what piled up', () => {
  const byHand = /while \(await |^\s*do [a-z]+ = await /m;
  /** Somebody waits for these, and nothing else is to be begun meanwhile. */
  const hurried = [
    'api/src/features/companies/rebuild-companies.ts',
    'api/src/features/imports/run-import.ts',
  ];

  it('is done in batches that leave the database to people, not in loops of a room', () => {
    const found = globSync('api/src/features/*/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')));
    expect(found.toSorted()).toEqual(hurried);
  });

  it.each(['    while (await indexBatch(app));', '  do found = await change(app, some);'])(
    'a loop that is written by hand is found: %s',
    (code) => {
      expect(code).toMatch(byHand);
    },
  );
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
