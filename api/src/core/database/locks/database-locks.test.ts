import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseLocks } from './database-locks.ts';

const numbers = Object.values<number>(databaseLocks);

test('each lock of a whole database has a number of its own, and no other is written anywhere', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
  const cwd = `${import.meta.dirname}/../../..`;
  const written = globSync('**/*.ts', { cwd }).flatMap((file) =>
    [
      ...readFileSync(`${cwd}/${file}`, 'utf8').matchAll(
        /pg_(?:try_)?advisory\w*\(\s*(?:\$\{(?<name>[\w.]+)\}|(?<number>\d+))|(?<!function )\btryLock\(\s*\w+,\s*(?<asked>[\w.]+)/g,
      ),
    ].map(({ groups }) => [
      file,
      groups?.['name'] ?? groups?.['asked'] ?? Number(groups?.['number']),
    ]),
  );
  const inMigrations = written.filter(([file]) => String(file).startsWith('migrations/'));
  expect(inMigrations).toEqual([
    ['migrations/Migration20261122205128_audit_chain.ts', databaseLocks.auditChain],
  ]);
  const others = written.filter((each) => !inMigrations.includes(each));
  expect(others.length).toBeGreaterThan(6);
  expect(others.filter(([, lock]) => !String(lock).startsWith('databaseLocks.'))).toEqual([]);
});
