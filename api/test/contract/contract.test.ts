import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, visit } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

const released = `
  type Query { posts(first: Int): [String!]! }
  input PostInput { company: String }
`;

/** What the check says to a contract of today and a changelog; null when it is content. */
function objection(current: string, changelog: string): string | null {
  const files = Object.entries({ released, current, changelog }).map(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/contract.mjs', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? null : stderr;
}

const renamed = released.replace('posts', 'experiences');
const required = released.replace('company: String', 'company: String!');
const unreleased = (text: string): string =>
  `# Changelog\n\n## Unreleased\n\n${text}\n\n## 1.0.0\n\n### Breaking\n\n- \`Query.posts\` is gone\n`;

describe('a change of the contract', () => {
  it('that breaks nobody needs no word', () => {
    expect(objection(released, unreleased(''))).toBeNull();
    const grown = released.replace('first: Int', 'first: Int, after: String');
    expect(objection(grown, unreleased(''))).toBeNull();
  });

  it('that breaks clients of the release is refused, and named by its path', () => {
    expect(objection(renamed, unreleased('### Added\n\n- `Query.posts`'))).toContain(
      "`Query.posts`: Field 'posts' was removed",
    );
    expect(objection(required, unreleased(''))).toContain('`PostInput.company`');
  });

  it('is taken when the changelog names it, under Unreleased alone', () => {
    expect(
      objection(renamed, unreleased('### Breaking\n\n- `Query.posts` is `Query.experiences`')),
    ).toBeNull();
    expect(
      objection(required, unreleased('### Breaking\n\n- `Query.posts` is `Query.experiences`')),
    ).toContain('`PostInput.company`');
  });
});

it('a description has a blank behind each sentence', () => {
  const schema = parse(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'));
  const joined: string[] = [];
  visit(schema, {
    // Libraries describe their scalars themselves.
    ScalarTypeDefinition: () => false,
    StringValue({ value }) {
      if (/[a-z]\.[A-Z]/.test(value)) joined.push(value);
    },
  });
  expect(joined).toEqual([]);
});
