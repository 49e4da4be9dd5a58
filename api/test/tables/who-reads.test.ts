import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/**
 * The pages that say who reads what, which name the columns that decide it: `isShown`,
 * `isNotBanned`, and what admins read in spite of both.
 */
const pages = [
  'api/src/core/sql/conditions.ts',
  'api/src/features/identity/person.sql.ts',
  'api/src/features/gratitudes/shown-gratitudes.sql.ts',
  'api/src/features/jobs/shown-jobs.sql.ts',
  'api/src/features/posts/shown-posts.sql.ts',
  'api/src/features/questions/shown-questions.sql.ts',
];

/** Who names such a column for another reason than to hide something from its readers. */
const others: Record<string, string> = {
  'api/src/features/administration/people/admin-users.queries.ts': 'a filter of admins',
  'api/src/features/identity/accounts/accounts.ts': 'who is left to look after the college',
  'api/src/features/identity/accounts/admin-account.ts': 'who is left to look after the college',
  'api/src/features/identity/accounts/ban-and-mute.ts': 'what a ban does',
  'api/src/features/identity/signing-in/sign-in.ts': 'who may sign in',
  'api/src/features/moderation/content.ts': 'whether what is judged was removed',
  'api/src/features/moderation/lists/contents.queries.ts': 'the lists of admins',
  'api/src/features/moderation/moderation.sql.ts': 'the lists of admins',
  'api/src/features/posts/post/account-deleted.ts': 'what likes of removed posts count for',
};

/** Lines that name a column which decides what is shown, as SQL or in a filter of entities. */
const namedBy = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .filter((line) =>
      /\b(?:is_banned|removed_at)\b|\b(?:isBanned|removedAt): (?:false|null)\b/.test(line),
    );

const sources = globSync('api/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.(?:test|entity)\.ts$|^api\/src\/(?:demo|generated|migrations|testing)\//.test(file),
);
const found = sources.filter((file) => namedBy(readFileSync(join(root, file), 'utf8')).length > 0);

describe('what is shown to whom', () => {
  it('is said by the pages of its things alone', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(found.filter((file) => !pages.includes(file) && !(file in others))).toEqual([]);
  });

  it('is what each of those pages is about', () => {
    expect([...pages, ...Object.keys(others)].filter((file) => !found.includes(file))).toEqual([]);
  });

  it.each([
    ["  .where('person.is_banned', '=', false)", 1],
    ['sql`not account.is_banned`', 1],
    ["eb('post.removed_at', 'is', null)", 1],
    ['em.find(AnswerEntity, { question, removedAt: null })', 1],
    ["  .where(isNotBanned('person')).where(isShown('post'))", 0],
    [' * is banned: `is_banned`', 0],
  ])('one that is said by hand is found: %s', (code, lines) => {
    expect(namedBy(code)).toHaveLength(lines);
  });
});
