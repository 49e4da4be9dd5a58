import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  definedStatements,
  foreignTables,
  isWriting,
  tablesInText,
} from '../../src/core/sql/index.ts';
import { features } from '../../src/features/index.ts';
import { hotReads, hotWrites } from '../../src/hot-paths.ts';
import { startTestApp, type TestApp } from '../../src/testing/index.ts';

describe('statements', () => {
  let app: TestApp;
  /** The room of each table: the feature that lists its entity. */
  let owners: Map<string, string>;
  beforeAll(async () => {
    app = await startTestApp();
    const metadata = app.app.db.orm.getMetadata();
    owners = new Map(
      features.flatMap(({ name, entities = [] }) =>
        entities.map((entity) => [metadata.get(entity).tableName, name]),
      ),
    );
  });
  afterAll(() => app.close());

  it('are found, and so are the owners of their tables', () => {
    expect(definedStatements().length).toBeGreaterThan(5);
    expect(owners.get('users')).toBe('identity');
    expect(owners.get('gratitudes')).toBe('gratitudes');
  });

  it('name the tables of their own room, and others only through what the owner shares', () => {
    const foreign = definedStatements().flatMap((statement) =>
      foreignTables(statement.compiled(), statement.room, owners).map(
        ({ table, owner, room }) => `${statement.name}: ${room} names ${table} of ${owner}`,
      ),
    );
    expect(foreign).toEqual([]);
  });

  it('name no table in raw text, where renaming one would not be noticed', () => {
    const tables = new Set(owners.keys());
    const named = definedStatements().flatMap((statement) =>
      tablesInText(statement.compiled(), tables).map((table) => `${statement.room}: ${table}`),
    );
    expect([...new Set(named)].sort()).toEqual([]);
  });

  it('name tables and columns by words: a letter means another table in each room', () => {
    const shortWords = new Set(['at', 'by', 'id', 'me']);
    const letters = definedStatements().flatMap((statement) =>
      [...statement.compiled().text.matchAll(/ as "(\w{1,2})"/g)]
        .map(([, name = '']) => name)
        .filter((name) => !shortWords.has(name))
        .map((name) => `${statement.name}: ${name}`),
    );
    expect([...new Set(letters)]).toEqual([]);
  });

  it('that change something are the list of hot writes, which names no others; all else is a command over entities', () => {
    const writing = definedStatements()
      // Other tests of the same process define statements of rooms that are none.
      .filter(({ room }) => features.some(({ name }) => name === room))
      .filter((statement) => isWriting(statement.compiled()))
      .map(({ name }) => name.replace(/\(.*/, ''));
    expect([...new Set(writing)].sort()).toEqual(Object.keys(hotWrites).sort());
  });

  it('that are hot and only read are statements, and change nothing', () => {
    const reading = definedStatements()
      .filter((statement) => !isWriting(statement.compiled()))
      .map(({ name }) => name);
    // `posts.feed`, or one of its variants: `posts.feed(words)`.
    const isRead = (hot: string) => {
      const begin = hot.endsWith(')') ? `${hot.slice(0, -1)},` : `${hot}(`;
      return reading.some((name) => name === hot || name.startsWith(begin));
    };
    expect(Object.keys(hotReads).filter((hot) => !isRead(hot))).toEqual([]);
  });

  it('are hot by a figure that the bench has measured', () => {
    const results = readFileSync(join(import.meta.dirname, '../../bench/RESULTS.md'), 'utf8');
    const measured = new Set([...results.matchAll(/^\| ([^|]+?) \|/gm)].map(([, row]) => row));
    expect(measured).toContain('like: writes/s');
    const unmeasured = Object.entries({ ...hotReads, ...hotWrites }).filter(
      ([, { figure }]) => !measured.has(figure),
    );
    expect(unmeasured).toEqual([]);
  });
});
