// The contract of the last release, schema/released.graphql, against the one of today.
//   node scripts/contract.mjs fails when clients of the release break and CHANGELOG.md does not say
//   so node scripts/contract.mjs --release today's contract is the released one from now on
import { copyFileSync, readFileSync } from 'node:fs';
import { fail, inRoot } from './ensure.mjs';

const files = {
  released: inRoot('schema', 'released.graphql'),
  current: inRoot('schema', 'schema.graphql'),
  changelog: inRoot('CHANGELOG.md'),
};

/** The text under a heading, up to the next one of its level; empty when there is none. */
const section = (text, heading) => {
  const [level] = heading.split(' ', 1);
  const [, after = ''] = `\n${text}`.split(`\n${heading}\n`);
  return after.split(new RegExp(`^${level} `, 'm'))[0];
};

/**
 * What breaks clients of the release and is not named, by its path in backticks, under Unreleased,
 * Breaking.
 */
const unannounced = async ({ released, current, changelog }) => {
  // Here, because scripts load before the packages are there.
  const { CriticalityLevel, diff } = await import('@graphql-inspector/core');
  const { buildSchema } = await import('graphql');
  const [before, now] = [released, current].map((file) => buildSchema(readFileSync(file, 'utf8')));
  const breaking = section(
    section(readFileSync(changelog, 'utf8'), '## Unreleased'),
    '### Breaking',
  );
  return (await diff(before, now)).filter(
    ({ criticality, path }) =>
      criticality.level === CriticalityLevel.Breaking && !breaking.includes(`\`${path}\``),
  );
};

/** The step of npm run check. */
export const checkContract = async (_node, where = files) => {
  const changes = await unannounced(where);
  const lines = changes.map(({ path, message }) => `  \`${path}\`: ${message}`);
  return {
    ok: lines.length === 0,
    output: `This breaks clients of the last release. Undo it, or name each path in CHANGELOG.md under "## Unreleased", "### Breaking":\n${lines.join('\n')}`,
  };
};

if (process.argv[1]?.endsWith('contract.mjs')) {
  const [first, current, changelog] = process.argv.slice(2);
  if (first === '--release') copyFileSync(files.current, files.released);
  else {
    const where = first ? { released: first, current, changelog } : files;
    const { ok, output } = await checkContract(null, where);
    if (!ok) fail(output);
  }
}
