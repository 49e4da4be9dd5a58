import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const rules = join(import.meta.dirname, '../../../schema/rules');

/**
 * One of several: `1 people`, `1 answers`. Verbs in the singular end with an s too; of a bound
 * (`at most 1`, `1 to 1`) it is the number that counts.
 */
const wrong =
  /(?<!most |to |of )\b1 (?!(?:is|was|has|does|as|sees|asks|signs|matches|takes|waits|this)\b)(?:people|[a-z]+s)\b/;

/** What texts say of one, by where each stands. */
function* ofOne(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'function') {
    let said: unknown;
    try {
      said = (value as (...given: unknown[]) => unknown)(1, 1, 1);
    } catch {
      // It takes something else than a number.
    }
    if (typeof said === 'string') yield [path, said];
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* ofOne(inner, `${path}.${name}`);
}

it('every text that counts says one thing of one', async () => {
  const files = globSync('**/*texts.ts', { cwd: rules }).sort();
  const texts: [string, string][] = [];
  for (const file of files)
    texts.push(...ofOne(await import(join(rules, file)), file.replace('.ts', '')));
  expect(texts.length).toBeGreaterThan(250);
  expect(texts.filter(([, said]) => wrong.test(said))).toEqual([]);
});
